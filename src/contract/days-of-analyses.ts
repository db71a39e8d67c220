import { z } from 'zod';
import { riskLevels } from './risk.ts';

/** So many days are told one by one, with today. */
export const toldDays = 30;

const count = z.number().int();

/** What was analysed on one day, from 00:00 to 24:00 UTC. */
const dayOfAnalyses = z.object({
  day: z.iso.date(),
  analyses: count,
  byLevel: z.record(z.enum(riskLevels), count),
  /** To one decimal; null on a day without analyses. */
  averageRiskScore: z.number().nullable(),
});
export type DayOfAnalyses = z.infer<typeof dayOfAnalyses>;

/** The last days, the oldest first, each of them: one on which nothing happened has zeros. */
export const daysOfAnalyses = z.array(dayOfAnalyses);
