import { z } from 'zod';
import { planTypeSchema } from './plan-type-schema.ts';

/** One row per way to fail; the status follows from the code. `docs/errors.md` says what a caller should do. */
export const failureStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  wrong_code: 401,
  confirm_sign_in: 401,
  not_allowed: 403,
  cross_site: 403,
  passkey_required: 403,
  not_found: 404,
  too_slow: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  wrong_type: 415,
  unreadable: 422,
  limit_reached: 429,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type FailureCode = keyof typeof failureStatus;

/** The body of every failed call. */
export const failureBody = z.object({
  message: z.string(),
  error: z.string(),
  /** A guest is over the limit: signing in helps. */
  requiresAuth: z.literal(true).optional(),
  /** A user is over the limit: a larger plan helps. */
  requiresUpgrade: z.literal(true).optional(),
  planType: planTypeSchema.optional(),
  /** When a caller over the daily limit has checks again. */
  resetsAt: z.iso.datetime().optional(),
});
export type FailureBody = z.infer<typeof failureBody>;
