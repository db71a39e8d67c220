import { expect, it } from 'vitest';
import type { PlanType } from '../../contract/plans.ts';
import { users } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';

/** Whether each of two more checks succeeds for a user who has used this many today. */
const twoMoreAfter = async (planType: PlanType, dailyUsageCount: number) => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database });
  const { cookie } = await app.signIn('ana@example.com');
  await database.db.update(users).set({ planType, dailyUsageCount, lastUsageReset: app.now() });
  const check = async () =>
    (await app.postJson('/api/analyze/url', { url: 'example.com' }, { cookie })).statusCode;
  return [await check(), await check()];
};

it.each<[PlanType, number]>([
  ['free', 5],
  ['standard', 25],
  ['professional', 65],
])('GEN-09 ROLE-02 OPEN-14 gives the %s plan %i checks a day', async (planType, limit) => {
  expect(await twoMoreAfter(planType, limit - 1)).toEqual([200, 429]);
});

it('GEN-09 ROLE-02 OPEN-14 counts the checks of the enterprise plan, and refuses none', async () => {
  expect(await twoMoreAfter('enterprise', 10_000)).toEqual([200, 200]);
});

it('GEN-09 ROLE-03 OPEN-12 gives a guest three', async () => {
  const app = await startTestApp();
  const statuses = [];
  for (let check = 0; check < 4; check += 1)
    statuses.push((await app.postJson('/api/analyze/url', { url: 'example.com' })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('OPEN-24 records when a user signed in, and neither their country nor an account elsewhere', async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database });
  await app.signIn('ana@example.com');
  app.turnClock(60_000);
  await app.signIn('ana@example.com');
  expect(await database.db.select().from(users)).toMatchObject([
    { lastLogin: app.now(), googleId: null, country: null },
  ]);
});
