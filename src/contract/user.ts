import { z } from 'zod';
import { planTypeSchema } from './plan-type-schema.ts';

export const roles = ['user', 'admin'] as const;

const moment = z.iso.datetime().nullable();

/** A user as that user, and an admin, may see them. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  planType: planTypeSchema,
  role: z.enum(roles),
  /** True for the role `admin` and for the owner's address; the address itself never leaves the server. */
  isAdmin: z.boolean(),
  dailyUsageCount: z.number().int(),
  historyLimit: z.number().int(),
  country: z.string().nullable(),
  lastUsageReset: moment,
  lastLogin: moment,
  subscriptionDate: moment,
  planResetDate: moment,
  planExpired: z.boolean(),
  createdAt: z.iso.datetime(),
  /** A plan that is paid for and begins at `planResetDate`, and when it ends. */
  waitingPlan: planTypeSchema.nullable().default(null),
  waitingUntil: moment.default(null),
  /** For how many days their checks are kept; null until they delete them. */
  retentionDays: z.number().int().nullable().default(null),
});
export type User = z.infer<typeof userSchema>;

/**
 * The few fields of a user that every screen reads. Missing ones are tolerated, so that an older or newer server never
 * leaves the visitor without a header.
 */
export const currentUserSchema = z.object({
  id: z.string().nullable().catch(null),
  email: z.string(),
  role: z.string().catch('user'),
  planType: planTypeSchema.catch('free'),
  isAdmin: z.boolean().catch(false),
  planResetDate: moment.catch(null),
  planExpired: z.boolean().catch(false),
  waitingPlan: planTypeSchema.nullable().catch(null),
  waitingUntil: moment.catch(null),
  retentionDays: z.number().int().nullable().catch(null),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
