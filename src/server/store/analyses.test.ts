import { describe, expect, it, onTestFinished } from 'vitest';
import type { Threat } from '../../contract/risk.ts';
import { testAnalyses } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { analysisResults, users } from './schema.ts';

const threat: Threat = {
  type: 'a-trick',
  title: 'A trick',
  description: 'Seen.',
  severity: 'high',
  score: 9,
  icon: 'Link',
  recommendation: 'Leave it.',
};
const row = { analysisType: 'url', riskScore: 30, riskLevel: 'suspicious', inputData: 'x' } as const;

describe.each(engines)('a tally of analyses on the $name engine', ({ open }) => {
  it('counts equal analyses together, different ones apart, and other users’ not at all', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const [ana, bob] = await db
      .insert(users)
      .values([{ email: 'ana@example.com' }, { email: 'bob@example.com' }])
      .returning();
    const add = (userId: string | null, threats: Threat[]) =>
      db.insert(analysisResults).values({ ...row, userId, threats, recommendations: [] });
    await add(ana?.id ?? null, [threat]);
    await add(ana?.id ?? null, [{ ...threat, severity: 'low' }, threat]);
    await add(ana?.id ?? null, [{ ...threat, severity: 'low', description: 'high' }]);
    await add(bob?.id ?? null, [threat]);
    await add(null, [threat]);

    const tallies = await testAnalyses(db).tallyOf(ana?.id ?? '');
    const { inputData: _, ...alike } = row;
    expect(tallies).toHaveLength(2);
    expect(tallies).toContainEqual({ ...alike, hasHighRisk: true, analyses: 2 });
    expect(tallies).toContainEqual({ ...alike, hasHighRisk: false, analyses: 1 });
  });
});
