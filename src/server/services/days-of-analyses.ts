import { type DayOfAnalyses, shownDays } from '../../contract/days-of-analyses.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import type { DayTally } from '../store/analysis-tallies.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When the days that are listed one by one begin: 00:00 UTC, so that today is the last of them. */
export const firstShownDay = (now: Date): Date => {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return new Date(today - (shownDays - 1) * dayMs);
};

/** Each of those days, the oldest first, including days without a tally. */
export const daysOfAnalyses = (tallies: readonly DayTally[], now: Date): DayOfAnalyses[] => {
  const first = firstShownDay(now).getTime();
  return Array.from({ length: shownDays }, (_, index) => {
    const day = new Date(first + index * dayMs).toISOString().slice(0, 10);
    const ofDay = tallies.filter((tally) => tally.day === day);
    const analyses = ofDay.reduce((sum, tally) => sum + tally.analyses, 0);
    const scoreSum = ofDay.reduce((sum, tally) => sum + tally.scoreSum, 0);
    return {
      day,
      analyses,
      byLevel: countByLevel(ofDay),
      inconclusive: ofDay.reduce((sum, tally) => sum + tally.inconclusive, 0),
      averageRiskScore: analyses === 0 ? null : Math.round((scoreSum / analyses) * 10) / 10,
    };
  });
};

const countByLevel = (tallies: readonly DayTally[]): Record<RiskLevel, number> => {
  const counts = { safe: 0, suspicious: 0, phishing: 0 };
  for (const { riskLevel, analyses } of tallies) counts[riskLevel] += analyses;
  return counts;
};
