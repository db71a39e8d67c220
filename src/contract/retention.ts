import { z } from 'zod';

/** For how many days a user's checks are kept; null keeps them until they are deleted. */
export const retentionChoices = [7, 30, 90, null] as const;
export type Retention = (typeof retentionChoices)[number];

export const defaultRetentionDays = 90;

/** Nobody can delete a guest's check, so it goes by itself. */
export const guestRetentionHours = 24;

/** What is left of an expired check, for the figures of the service: its type, level, score and time. */
export const figuresRetentionDays = 30;

/** Messages to us, once they have been mailed to the people who answer them. */
export const messageRetentionDays = 90;

/** How long it is remembered that something was deleted, so that a restored backup does not bring it back. */
export const tombstoneDays = 400;

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
