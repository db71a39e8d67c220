import { z } from 'zod';

export const digestChoices = ['off', 'daily', 'weekly'] as const;
export type DigestChoice = (typeof digestChoices)[number];

const digestMessage = `The digest must be one of: ${digestChoices.join(', ')}`;
const hourMessage = 'The hour must be a whole number from 0 to 23';
const zoneMessage = 'Please give a time zone such as Europe/Berlin';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

/** `PUT /api/watch/settings`. */
export const watchSettingsRequest = z.strictObject({
  digest: z.enum(digestChoices, digestMessage),
  hour: z.number(hourMessage).int(hourMessage).min(0, hourMessage).max(23, hourMessage),
  timeZone: z.string(zoneMessage).min(1, zoneMessage).max(100, zoneMessage).refine(isTimeZone, zoneMessage),
  /** Gives the feed another address; the one before answers no more. */
  renewFeed: z.boolean('renewFeed must be true or false').optional(),
});
export type WatchSettingsInput = z.input<typeof watchSettingsRequest>;
export type WatchSettingsWish = z.output<typeof watchSettingsRequest>;

/** `GET` and `PUT /api/watch/settings`. */
export const watchSettingsResponse = z.object({
  digest: z.enum(digestChoices),
  hour: z.number().int(),
  timeZone: z.string(),
  /** Anybody who knows this address reads the alerts. */
  feedUrl: z.string(),
  /** When the next digest is due; null where there is none. */
  nextDigestAt: z.iso.datetime().nullable(),
});
export type WatchSettings = z.infer<typeof watchSettingsResponse>;
