import type { DayOfAnalyses } from '../../contract/days-of-analyses.ts';
import { riskLevels } from '../../contract/risk.ts';
import { levelWords, openWord } from '../../contract/verdict-words.ts';
import { formatCount } from './format.ts';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Two series for a chart and its table. The days are those of UTC, as is the reset of the daily checks. */
export const readDays = (days: readonly DayOfAnalyses[]) => {
  const labels = days.map(({ day }) => shortDay.format(new Date(`${day}T00:00:00Z`)));
  return {
    counts: {
      labels,
      values: days.map(({ analyses }) => analyses),
      columns: [
        { head: 'Analyses', cells: days.map(({ analyses }) => formatCount(analyses)) },
        ...riskLevels.map((level) => ({
          head: levelWords[level],
          cells: days.map(({ byLevel, inconclusive }) =>
            formatCount(byLevel[level] - (level === 'safe' ? inconclusive : 0)),
          ),
        })),
        ...(days.some(({ inconclusive }) => inconclusive > 0)
          ? [{ head: openWord, cells: days.map(({ inconclusive }) => formatCount(inconclusive)) }]
          : []),
      ],
      /** 'Nov 14: 7 analyses, 2 phishing' */
      readout: (index: number) => {
        const day = days[index];
        if (!day) return '';
        const { analyses, byLevel } = day;
        const found = byLevel.phishing > 0 ? `, ${formatCount(byLevel.phishing)} phishing` : '';
        return `${labels[index]}: ${formatCount(analyses)} ${analyses === 1 ? 'analysis' : 'analyses'}${found}`;
      },
    },
    averageScores: {
      labels,
      values: days.map(({ averageRiskScore }) => averageRiskScore),
      columns: [
        {
          head: 'Average score',
          cells: days.map(({ averageRiskScore }) => averageRiskScore?.toFixed(1) ?? '-'),
        },
      ],
      /** 'Nov 14: 41.7 on average' */
      readout: (index: number) => {
        const score = days[index]?.averageRiskScore ?? null;
        return `${labels[index]}: ${score === null ? 'no analyses' : `${score.toFixed(1)} on average`}`;
      },
    },
  };
};
