import { describe, expect, it, onTestFinished } from 'vitest';
import { levelOf } from '../../contract/risk.ts';
import { analysisTallyStore } from '../store/analysis-tallies.ts';
import { analysisResults, users } from '../store/schema.ts';
import { engines } from '../testing/engines.ts';
import { daysOfAnalyses, firstShownDay } from './days-of-analyses.ts';

const now = new Date('2026-11-15T12:34:56.789Z');

const row = (createdAt: string, riskScore: number, userId: string | null = null) => ({
  userId,
  analysisType: 'url' as const,
  inputData: 'example.com',
  riskScore,
  riskLevel: levelOf(riskScore),
  threats: [],
  recommendations: [],
  createdAt: new Date(createdAt),
});

const nothing = {
  analyses: 0,
  byLevel: { safe: 0, suspicious: 0, phishing: 0 },
  inconclusive: 0,
  averageRiskScore: null,
};

it('lists thirty days, today last, with zeros where there were no analyses', () => {
  const days = daysOfAnalyses([], now);
  expect(days).toHaveLength(30);
  expect(days.at(0)).toEqual({ day: '2026-10-17', ...nothing });
  expect(days.at(-1)).toEqual({ day: '2026-11-15', ...nothing });
  expect(firstShownDay(now).toISOString()).toBe('2026-10-17T00:00:00.000Z');
});

describe.each(engines)('the days on the $name engine', ({ open }) => {
  it('begin at midnight UTC, for all users and for one', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const [ana] = await db.insert(users).values({ email: 'ana@example.com' }).returning();
    await db
      .insert(analysisResults)
      .values([
        row('2026-10-16T23:59:59.999Z', 90, ana?.id),
        row('2026-10-17T00:00:00.000Z', 90, ana?.id),
        { ...row('2026-11-14T23:59:59.999Z', 10), isInconclusive: true },
        row('2026-11-15T00:00:00.000Z', 90, ana?.id),
        row('2026-11-15T12:00:00.000Z', 45),
        row('2026-11-15T12:00:00.000Z', 10, ana?.id),
      ]);
    const tallies = analysisTallyStore(db);
    const first = firstShownDay(now);
    const countedDays = async () => ({
      all: daysOfAnalyses(await tallies.daysSince(first), now).filter(({ analyses }) => analyses > 0),
      anas: daysOfAnalyses(await tallies.daysOf(ana?.id ?? '', first), now).filter(
        ({ analyses }) => analyses > 0,
      ),
    });
    const expected = {
      all: [
        {
          day: '2026-10-17',
          analyses: 1,
          byLevel: { ...nothing.byLevel, phishing: 1 },
          inconclusive: 0,
          averageRiskScore: 90,
        },
        {
          day: '2026-11-14',
          analyses: 1,
          byLevel: { ...nothing.byLevel, safe: 1 },
          inconclusive: 1,
          averageRiskScore: 10,
        },
        {
          day: '2026-11-15',
          analyses: 3,
          byLevel: { safe: 1, suspicious: 1, phishing: 1 },
          inconclusive: 0,
          averageRiskScore: 48.3,
        },
      ],
      anas: [
        {
          day: '2026-10-17',
          analyses: 1,
          byLevel: { ...nothing.byLevel, phishing: 1 },
          inconclusive: 0,
          averageRiskScore: 90,
        },
        {
          day: '2026-11-15',
          analyses: 2,
          byLevel: { safe: 1, suspicious: 0, phishing: 1 },
          inconclusive: 0,
          averageRiskScore: 50,
        },
      ],
    };
    expect(await countedDays()).toEqual(expected);
    await tallies.compact(now);
    expect(await countedDays()).toEqual(expected);
  });
});
