import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Dashboard } from '../../contract/dashboard.ts';
import { users } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const guestLimit = 3;

const open = async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database, env: { GUEST_DAILY_LIMIT: String(guestLimit) } });
  const setClock = (to: string) => app.turnClock(new Date(to).getTime() - app.now().getTime());
  return { app, database, setClock };
};

/** At each time, how many checks a guest gets who asks for one more than the daily limit. */
const days: [string, [at: string, given: number][]][] = [
  [
    'a day is a day',
    [
      ['2026-11-15T12:00:00Z', 3],
      ['2026-11-15T18:00:00Z', 0],
      ['2026-11-16T12:00:00Z', 3],
    ],
  ],
  [
    'the last moment before midnight, and midnight',
    [
      ['2026-11-15T23:59:59.999Z', 3],
      ['2026-11-16T00:00:00.000Z', 3],
    ],
  ],
  [
    'midnight gives one new day, not two',
    [
      ['2026-11-16T00:00:00.000Z', 3],
      ['2026-11-16T00:00:00.001Z', 0],
    ],
  ],
  [
    'a step back of a day gives no second day',
    [
      ['2026-11-15T12:00:00Z', 3],
      ['2026-11-14T12:00:00Z', 0],
    ],
  ],
  [
    'nor does the step forward again',
    [
      ['2026-11-15T12:00:00Z', 3],
      ['2026-11-14T12:00:00Z', 0],
      ['2026-11-15T12:00:00Z', 0],
    ],
  ],
  [
    'a step back over midnight gives no second day',
    [
      ['2026-11-16T00:00:01Z', 3],
      ['2026-11-15T23:59:59Z', 0],
      ['2026-11-16T00:00:02Z', 0],
    ],
  ],
  [
    'two days ahead are a new day',
    [
      ['2026-11-15T12:00:00Z', 3],
      ['2026-11-17T12:00:00Z', 3],
    ],
  ],
  [
    'a clock that was two days ahead locks no guest out',
    [
      ['2026-11-17T12:00:00Z', 3],
      ['2026-11-15T12:00:00Z', 3],
    ],
  ],
  [
    'summer time begins in Europe',
    [
      ['2026-03-29T00:30:00Z', 3],
      ['2026-03-29T01:30:00Z', 0],
      ['2026-03-29T23:30:00Z', 0],
    ],
  ],
  [
    'summer time ends in Europe',
    [
      ['2026-10-25T00:30:00Z', 3],
      ['2026-10-25T01:30:00Z', 0],
      ['2026-10-26T00:00:00Z', 3],
    ],
  ],
  [
    'summer time begins in America',
    [
      ['2026-03-08T06:30:00Z', 3],
      ['2026-03-08T07:30:00Z', 0],
    ],
  ],
  [
    'a leap day is a day of its own',
    [
      ['2028-02-28T23:59:59Z', 3],
      ['2028-02-29T00:00:00Z', 3],
      ['2028-03-01T00:00:00Z', 3],
    ],
  ],
];

describe('R15 the day of a guest', () => {
  it(`is one day in ${days.length} cases`, async () => {
    const { app, setClock } = await open();
    for (const [n, [name, times]] of days.entries())
      for (const [at, given] of times) {
        setClock(at);
        const statuses: number[] = [];
        for (let check = 0; check < guestLimit + 1; check += 1) {
          const answer = await app.inject({
            method: 'POST',
            url: '/api/analyze/url',
            payload: { url: 'example.com' },
            // Another guest for each case.
            remoteAddress: `192.0.2.${n}`,
          });
          statuses.push(answer.statusCode);
          const wait = Number(answer.headers['retry-after'] ?? 1);
          expect(wait > 0 && wait <= 24 * 60 * 60, `${name}, ${at}: asked to wait ${wait} s`).toBe(true);
        }
        expect(statuses.filter((status) => status === 200).length, `${name}, ${at}`).toBe(given);
      }
  });

  it('shows no negative figure and no reset in the past, wherever the clock goes', async () => {
    const { app, setClock } = await open();
    const { cookie } = await app.signIn('ana@example.com');
    await app.postJson('/api/analyze/url', { url: 'example.com' }, { cookie });
    for (const at of [
      '2026-11-14T12:00:00Z',
      '2026-11-15T23:59:59.999Z',
      '2026-11-16T00:00:00Z',
      '2026-11-17T12:00:00Z',
    ]) {
      setClock(at);
      const { usage } = (await app.inject({ url: '/api/dashboard', headers: { cookie } })).json<Dashboard>();
      expect(usage.used, at).toBeGreaterThanOrEqual(0);
      expect(Number(usage.remainingUses), at).toBeGreaterThanOrEqual(0);
      expect(new Date(usage.resetsAt) > app.now(), at).toBe(true);
    }
  });
});

describe('R15 a sign-in code', () => {
  it.each([
    ['lives ten minutes', ['2026-11-15T12:09:50Z'], 200],
    ['and not longer', ['2026-11-15T12:10:10Z'], 401],
    ['is not revived by a clock set back', ['2026-11-15T12:11:00Z', '2026-11-14T12:00:00Z'], 401],
    ['does not live a day longer on a clock set back', ['2026-11-14T12:00:00Z'], 401],
    ['is dead two days later', ['2026-11-17T12:00:00Z'], 401],
  ])('%s', async (_, times, status) => {
    const { app, setClock } = await open();
    const email = 'ana@example.com';
    setClock('2026-11-15T12:00:00Z');
    await app.postJson('/api/auth/send-otp', { email });
    const code = codeIn(app.mails);
    for (const at of times) setClock(at);
    const answer = await app.postJson('/api/auth/verify-otp', { email, code });
    expect(answer.statusCode).toBe(status);
  });

  it('can be asked for again at once on a clock set back', async () => {
    const { app, setClock } = await open();
    await app.signIn('ana@example.com');
    setClock('2026-11-14T12:00:00Z');
    expect((await app.postJson('/api/auth/send-otp', { email: 'ana@example.com' })).statusCode).toBe(200);
  });
});

describe('R15 a paid month', () => {
  it.each([
    ['begun on the 31st', '2027-01-31T08:30:00Z', '2027-02-28T08:29:59Z', '2027-02-28T08:30:00Z'],
    [
      'begun on the 31st before a leap day',
      '2028-01-31T08:30:00Z',
      '2028-02-29T08:29:59Z',
      '2028-02-29T08:30:00Z',
    ],
    ['begun on a leap day', '2028-02-29T08:30:00Z', '2028-03-29T08:29:59Z', '2028-03-29T08:30:00Z'],
    ['over the end of summer time', '2026-10-01T00:30:00Z', '2026-11-01T00:29:59Z', '2026-11-01T00:30:00Z'],
  ])('%s ends in time, once, and is not revived', async (_, begun, lastMoment, end) => {
    const { app, database, setClock } = await open();
    setClock(begun);
    const { cookie } = await app.signIn('ana@example.com');
    const made = await app.postJson('/api/payments/create-order', { planType: 'standard' }, { cookie });
    const { order } = made.json<{ order: { id: string } }>();
    const proof = await app.postJson('/api/payments/sandbox/pay', { order_id: order.id });
    await app.postJson('/api/payments/verify', proof.json<object>(), { cookie });
    /** A session lasts a week; the plan is looked at when its owner comes. */
    const planAt = async (at: string) => {
      setClock(at);
      const { jwtToken } = await app.signIn('ana@example.com');
      const me = await app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${jwtToken}` } });
      return me.json<{ user: { planType: string } }>().user.planType;
    };
    expect(await planAt(lastMoment)).toBe('standard');
    const [row] = await database.db.select().from(users).where(eq(users.email, 'ana@example.com'));
    expect(row?.planResetDate?.toISOString()).toBe(new Date(end).toISOString());
    setClock(new Date(new Date(end).getTime() + 60_000).toISOString());
    expect(await planAt(app.now().toISOString())).toBe('free');
    expect(await planAt(new Date(new Date(lastMoment).getTime() - 24 * 60 * 60_000).toISOString())).toBe(
      'free',
    );
  });
});
