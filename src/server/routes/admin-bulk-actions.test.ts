import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminActions, users } from '../store/schema.ts';
import { addUsers, startAdminApp } from '../testing/admin-app.ts';
import { engines } from '../testing/engines.ts';

const names = (count: number) => Array.from({ length: count }, (_, n) => `user${n}@example.com`);
const unknownId = '00000000-0000-4000-8000-000000000000';

describe.each(engines)('a bulk action on the $name engine', ({ open }) => {
  it('S19 API-25 DATA-45 OPEN-20 OPEN-35 changes the plan of the selected users, each counted once', async () => {
    const { post, database } = await startAdminApp(open);
    const ids = await addUsers(database, names(3));
    const userIds = [...ids, ids[0], ids[1]?.toUpperCase()];
    const answer = await post('/api/admin/bulk-actions', {
      action: 'updatePlan',
      userIds,
      planType: 'standard',
    });
    expect(answer.json()).toEqual({ message: 'Updated 3 users to the standard plan', count: 3 });
    const changed = await database.db.select().from(users).where(inArray(users.id, ids));
    for (const user of changed)
      expect(user).toMatchObject({
        planType: 'standard',
        historyLimit: 25,
        planResetDate: new Date('2026-12-15T12:00:00Z'),
      });
    const [line] = await database.db.select().from(adminActions);
    expect(line).toMatchObject({ action: 'updatePlan', details: { planType: 'standard' } });
    expect(line?.targets.sort()).toEqual(names(3));
  });

  it('gives users already on that plan its limit, and no further month', async () => {
    const { app, post, database } = await startAdminApp(open);
    const ids = await addUsers(database, names(2));
    const until = new Date('2026-11-20T00:00:00Z');
    await database.db
      .update(users)
      .set({ planType: 'professional', planResetDate: until, historyLimit: 9 })
      .where(eq(users.email, 'user0@example.com'));
    app.turnClock(1000);
    await post('/api/admin/bulk-actions', { action: 'updatePlan', userIds: ids, planType: 'professional' });
    const found = await database.db.select().from(users).where(inArray(users.id, ids)).orderBy(users.email);
    expect(found).toMatchObject([
      { planType: 'professional', historyLimit: 65, planResetDate: until },
      { planType: 'professional', historyLimit: 65, planResetDate: new Date('2026-12-15T12:00:01Z') },
    ]);
  });

  it('API-25 DATA-45 OPEN-20 resets the usage of the selected users', async () => {
    const { app, post, database } = await startAdminApp(open);
    const { cookie } = await app.signIn('ana@example.com');
    const check = () => app.postJson('/api/analyze/url', { url: 'example.com' }, { cookie });
    for (let n = 0; n < 5; n += 1) await check();
    expect((await check()).statusCode).toBe(429);
    const [row] = await database.db.select().from(users).where(eq(users.email, 'ana@example.com'));
    const answer = await post('/api/admin/bulk-actions', { action: 'resetUsage', userIds: [row?.id] });
    expect(answer.json().message).toBe('Reset usage for 1 user');
    expect((await check()).statusCode).toBe(200);
  });

  it('S19 happens to all of them or to none', async () => {
    const { post, database } = await startAdminApp(open);
    const ids = await addUsers(database, names(2));
    const answer = await post('/api/admin/bulk-actions', {
      action: 'updatePlan',
      userIds: [...ids, unknownId],
      planType: 'enterprise',
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'One of the selected users does not exist. Nothing was changed.',
    ]);
    const plans = (await database.db.select().from(users)).map(({ planType }) => planType);
    expect(new Set(plans)).toEqual(new Set(['free']));
    expect(await database.db.select().from(adminActions)).toEqual([]);
  });

  it('S19 accepts ten thousand users', async () => {
    const { post, database } = await startAdminApp(open);
    const ids = await addUsers(database, names(10_000));
    const answer = await post('/api/admin/bulk-actions', {
      action: 'updatePlan',
      userIds: ids,
      planType: 'enterprise',
    });
    expect(answer.json().count).toBe(10_000);
    expect(await database.db.$count(users, eq(users.planType, 'enterprise'))).toBe(10_000);
  });
});

it('says what is wrong with it', async () => {
  const { post } = await startAdminApp();
  for (const [body, message] of [
    [{ action: 'deleteAll', userIds: [unknownId] }, "Action must be 'updatePlan' or 'resetUsage'"],
    [{ action: 'updatePlan', userIds: [unknownId] }, 'Please choose a plan'],
    [{ action: 'resetUsage', userIds: [] }, 'Please select at least one user'],
    [{ action: 'resetUsage' }, 'Please select at least one user'],
    [{ action: 'resetUsage', userIds: ["1'; drop table users"] }, 'Each user must be given by an id'],
    [
      { action: 'resetUsage', userIds: Array.from({ length: 10_001 }, () => unknownId) },
      'Please select at most 10,000 users',
    ],
  ] as const) {
    const answer = await post('/api/admin/bulk-actions', body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  }
});

it('S19 deletes no user, whatever the action is called', async () => {
  const { post, database } = await startAdminApp();
  const allUsers = await database.db.select().from(users);
  const userIds = allUsers.map(({ id }) => id);
  for (const action of [
    'delete',
    'deleteUsers',
    'remove',
    'DELETE',
    'updatePlan; delete',
    '__proto__',
    ['delete'],
  ])
    expect((await post('/api/admin/bulk-actions', { action, userIds, planType: 'free' })).statusCode).toBe(
      400,
    );
  const asText = { action: 'resetUsage', userIds: userIds.join(',') };
  expect((await post('/api/admin/bulk-actions', asText)).statusCode).toBe(400);
  expect(await database.db.select().from(users)).toHaveLength(allUsers.length);
});
