import { z } from 'zod';

/** What is left of a day's checks. `remainingUses` and `dailyLimit` are -1 on unlimited plans. */
export const usageSchema = z.object({
  remainingUses: z.number().int(),
  dailyLimit: z.number().int(),
  used: z.number().int().nonnegative(),
  /** The next 00:00 UTC. */
  resetsAt: z.iso.datetime(),
});
export type Usage = z.infer<typeof usageSchema>;
