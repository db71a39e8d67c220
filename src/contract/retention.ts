import { z } from 'zod';
import { retentionChoices } from './retention-times.ts';

const retentionMessage = 'Please choose 7, 30 or 90 days, or null to keep checks until you delete them';

/** `PUT /api/account/retention`. What is older than the new time is deleted at once. */
export const retentionRequest = z.object({
  days: z.literal(retentionChoices, { error: retentionMessage }),
});

/** `GET` and `PUT /api/account/retention`. */
export const retentionResponse = z.object({
  days: z.literal(retentionChoices),
  /** How many checks each choice would delete now: what a user is told before they choose. */
  older: z.object({ 7: z.number().int(), 30: z.number().int(), 90: z.number().int() }),
  /** How many there are in all. */
  total: z.number().int(),
});
export type RetentionState = z.infer<typeof retentionResponse>;
