import { z } from 'zod';
import { riskLevels } from './risk.ts';

/** How many days are listed one by one, including today. */
export const shownDays = 30;

const count = z.number().int();

/** What was analysed on one day, from 00:00 to 24:00 UTC. */
const dayOfAnalyses = z.object({
  day: z.iso.date(),
  analyses: count,
  byLevel: z.record(z.enum(riskLevels), count),
  /** How many in the safe band nothing vouches for: they are not called safe. */
  inconclusive: count.default(0),
  /** To one decimal; null on a day without analyses. */
  averageRiskScore: z.number().nullable(),
});
export type DayOfAnalyses = z.infer<typeof dayOfAnalyses>;

/** The last days, the oldest first; a day without analyses has zeros. */
export const daysOfAnalyses = z.array(dayOfAnalyses);
