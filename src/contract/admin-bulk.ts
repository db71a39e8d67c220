import { z } from 'zod';
import { adminPlanType } from './admin-users.ts';

export const maxBulkUsers = 10_000;

const userIds = z
  .array(z.guid('Each user must be given by an id'), 'Please select at least one user')
  .min(1, 'Please select at least one user')
  .max(maxBulkUsers, 'Please select at most 10,000 users');

const actions = ['updatePlan', 'resetUsage'] as const;

/** `POST /api/admin/bulk-actions`: all of the users, or none. */
export const bulkActionRequest = z
  .object({
    action: z.enum(actions, { error: "Action must be 'updatePlan' or 'resetUsage'" }),
    userIds,
    planType: adminPlanType.nullish(),
  })
  .refine(({ action, planType }) => action !== 'updatePlan' || Boolean(planType), {
    path: ['planType'],
    error: 'Please choose a plan',
  });
export type BulkAction = z.output<typeof bulkActionRequest>;

export const bulkActionResponse = z.object({ message: z.string(), count: z.number().int() });
