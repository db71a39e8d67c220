import type { DayOfAnalyses } from '../../contract/days-of-analyses.ts';
import { riskLevels } from '../../contract/risk.ts';
import { levelWords } from '../../contract/verdict-words.ts';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const counted = new Intl.NumberFormat('en-US');

/** What charts and their tables show of the days. The days are those of UTC, as is the reset of the daily checks. */
export const readDays = (days: readonly DayOfAnalyses[]) => {
  const labels = days.map(({ day }) => shortDay.format(new Date(`${day}T00:00:00Z`)));
  return {
    labels,
    counts: days.map(({ analyses }) => analyses),
    scores: days.map(({ averageRiskScore }) => averageRiskScore),
    countColumns: [
      { head: 'Analyses', cells: days.map(({ analyses }) => counted.format(analyses)) },
      ...riskLevels.map((level) => ({
        head: levelWords[level],
        cells: days.map(({ byLevel }) => counted.format(byLevel[level])),
      })),
    ],
    scoreColumns: [
      {
        head: 'Average score',
        cells: days.map(({ averageRiskScore }) => averageRiskScore?.toFixed(1) ?? '-'),
      },
    ],
    /** 'Nov 14: 7 analyses, 2 phishing' */
    countAt: (index: number) => {
      const day = days[index];
      if (!day) return '';
      const { analyses, byLevel } = day;
      const found = byLevel.phishing > 0 ? `, ${counted.format(byLevel.phishing)} phishing` : '';
      return `${labels[index]}: ${counted.format(analyses)} ${analyses === 1 ? 'analysis' : 'analyses'}${found}`;
    },
    /** 'Nov 14: 41.7 on average' */
    scoreAt: (index: number) => {
      const score = days[index]?.averageRiskScore ?? null;
      return `${labels[index]}: ${score === null ? 'no analyses' : `${score.toFixed(1)} on average`}`;
    },
  };
};
