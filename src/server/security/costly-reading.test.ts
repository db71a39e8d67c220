import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { users } from '../store/schema.ts';
import { keepFree } from '../testing/content-keys.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const verdict = judgeUrl('http://paypal.com.account-verify.top/login');
const attacker = '198.51.100.1';

/** People who have checked these, and a call of theirs from an address. */
const startWith = async (kept: Record<string, string[]>) => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database, env: { TRUST_PROXY: '127.0.0.1' } });
  const cookies = new Map<string, string>();
  const ids: string[] = [];
  for (const [email, inputs] of Object.entries(kept)) {
    cookies.set(email, (await app.signIn(email)).cookie);
    const [user] = await database.db.select().from(users).where(eq(users.email, email));
    for (const inputData of inputs) {
      const row = { userId: user?.id ?? '', analysisType: 'email' as const, inputData, verdict };
      ids.push((await keepFree(database.db, { ...row, createdAt: app.now() })).id);
    }
  }
  const get = (email: string, url: string, from: string) =>
    app.inject({ url, headers: { cookie: cookies.get(email) ?? '', 'x-forwarded-for': from } });
  return { app, get, ids };
};

it('A01 a search of messages with half a million marks on one letter ends', async () => {
  const { get } = await startWith({
    'eve@example.com': [`a${'\u0301\u0316'.repeat(250_000)}`, 'find the wombat'],
  });
  const found = await get('eve@example.com', '/api/analysis/history?query=wombat', attacker);
  expect([found.statusCode, found.json().total]).toEqual([200, 1]);
});

it('A01 another person’s search does not wait for all that one address asks for at once', async () => {
  const { get } = await startWith({
    'eve@example.com': Array.from({ length: 5 }, () => 'wombat notes '.repeat(80_000)),
    'ana@example.com': ['the minutes'],
  });
  const ended: string[] = [];
  const search = async (email: string, from: string) => {
    const { statusCode } = await get(email, '/api/analysis/history?query=zebra', from);
    ended.push(email);
    return statusCode;
  };
  const all = [
    ...Array.from({ length: 5 }, () => search('eve@example.com', attacker)),
    search('ana@example.com', '203.0.113.9'),
  ];
  expect(await Promise.all(all)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(ended.indexOf('ana@example.com')).toBeLessThan(2);
});

it('A01 more searches than may wait for their turn are refused, and nobody else’s', async () => {
  const { get } = await startWith({
    'eve@example.com': ['wombat notes '.repeat(80_000)],
    'ana@example.com': ['the minutes'],
  });
  const search = async (email: string, from: string) =>
    (await get(email, '/api/analysis/history?query=zebra', from)).statusCode;
  const many = Array.from({ length: 60 }, () => search('eve@example.com', attacker));
  expect(await search('ana@example.com', '203.0.113.9')).toBe(200);
  const statuses = await Promise.all(many);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

it('A01 a person who has everything written out again and again is asked to wait', async () => {
  const { get } = await startWith({ 'eve@example.com': ['one'], 'ana@example.com': ['another'] });
  const write = async (email: string) =>
    (await get(email, '/api/analysis/export?format=json', attacker)).statusCode;
  for (let n = 0; n < 60; n += 1) expect(await write('eve@example.com')).toBe(200);
  expect([await write('eve@example.com'), await write('ana@example.com')]).toEqual([429, 200]);
});

it('A12 the networks of one site try the demonstration as often as one', async () => {
  const { app } = await startWith({});
  const statusFrom = async (address: string) =>
    (await app.postJson('/api/ml-insights/sample', { text: 'Hello' }, { 'x-forwarded-for': address }))
      .statusCode;
  const statuses: number[] = [];
  for (let n = 0; n < 41; n += 1) statuses.push(await statusFrom(`2001:db8:1:${n}::1`));
  expect(statuses.slice(0, 40).every((status) => status !== 429)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect(await statusFrom('2001:db8:2::1')).not.toBe(429);
});
