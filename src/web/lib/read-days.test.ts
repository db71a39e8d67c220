import { expect, it } from 'vitest';
import type { DayOfAnalyses } from '../../contract/days-of-analyses.ts';
import { readDays } from './read-days.ts';

const day = (given: Partial<DayOfAnalyses>): DayOfAnalyses => ({
  day: '2026-11-14',
  analyses: 0,
  byLevel: { safe: 0, suspicious: 0, phishing: 0 },
  inconclusive: 0,
  averageRiskScore: null,
  ...given,
});

const read = (...days: DayOfAnalyses[]) => readDays(days);

it('labels a day as in UTC, wherever it is read', () => {
  expect(read(day({}), day({ day: '2026-11-15' })).counts.labels).toEqual(['Nov 14', 'Nov 15']);
});

it('describes what was found on a day, and only that', () => {
  const { counts, averageScores } = read(
    day({}),
    day({ analyses: 1, byLevel: { safe: 1, suspicious: 0, phishing: 0 }, averageRiskScore: 4 }),
    day({ analyses: 1200, byLevel: { safe: 1198, suspicious: 0, phishing: 2 }, averageRiskScore: 41.7 }),
  );
  expect([0, 1, 2].map(counts.readout)).toEqual([
    'Nov 14: 0 analyses',
    'Nov 14: 1 analysis',
    'Nov 14: 1,200 analyses, 2 phishing',
  ]);
  expect([0, 1, 2].map(averageScores.readout)).toEqual([
    'Nov 14: no analyses',
    'Nov 14: 4.0 on average',
    'Nov 14: 41.7 on average',
  ]);
});

it('counts what nothing vouches for apart from what is safe', () => {
  const { columns } = read(
    day({}),
    day({ analyses: 5, byLevel: { safe: 4, suspicious: 1, phishing: 0 }, inconclusive: 3 }),
  ).counts;
  expect(columns.map(({ head, cells }) => [head, cells[1]])).toEqual([
    ['Analyses', '5'],
    ['Safe', '1'],
    ['Suspicious', '1'],
    ['Phishing', '0'],
    ['Inconclusive', '3'],
  ]);
  expect(read(day({})).counts.columns.map(({ head }) => head)).not.toContain('Inconclusive');
});
