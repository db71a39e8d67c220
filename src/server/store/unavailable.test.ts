import { describe, expect, it } from 'vitest';
import { patienceMs } from '../http/bound-calls.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { createServerDatabase, hasServer } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { openServer } from './open-server.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const errorWithCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['a server that is not there', errorWithCode('ECONNREFUSED')],
  ['a wrapped one', new Error('Failed query', { cause: errorWithCode('ECONNRESET') })],
  ['a server that shuts down', errorWithCode('57P01')],
  ['a statement that took too long', errorWithCode('57014')],
  ['a full disk', errorWithCode('53100')],
  ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
])('treats %s as temporary', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  ['a broken rule of the schema', errorWithCode('23505')],
  ['a mistake in a statement', errorWithCode('42601')],
  ['an error of our own', new TypeError('x is not a function')],
  ['no error at all', 'timeout'],
])('treats %s as a bug', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

describe.runIf(hasServer)('a PostgreSQL server that goes away', () => {
  it('R05 answers 503 meanwhile, stays alive, and serves again by itself', async () => {
    const proxy = await startDatabaseProxy(await createServerDatabase());
    const app = await startTestApp({
      database: await openServer(proxy.url, () => undefined),
      env: { GUEST_DAILY_LIMIT: '100' },
    });
    const check = async () => (await app.postJson('/api/analyze/url', { url: 'example.com' })).statusCode;
    expect(await check()).toBe(200);

    proxy.cut();
    expect(await Promise.all(Array.from({ length: 10 }, check))).toEqual(
      Array.from({ length: 10 }, () => 503),
    );
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);

    await proxy.mend();
    expect(await check()).toBe(200);
  });

  it('R06 keeps no caller waiting for a slow one, however many come, and counts nothing that was not answered', async () => {
    const proxy = await startDatabaseProxy(await createServerDatabase());
    const database = await openServer(proxy.url, () => undefined);
    const app = await startTestApp({
      database,
      env: { GUEST_DAILY_LIMIT: '1' },
      answersWithinMs: patienceMs,
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    proxy.slowDown(2000);
    // Six for each connection that there is: most of them get none.
    const answers = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const { status, headers } = await fetch(`${url}/api/analyze/url`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"url":"example.com"}',
        });
        return `${status}, again in ${headers.get('retry-after')}`;
      }),
    );
    // One alone may have been admitted; calls that came meanwhile are refused, as none is left.
    const expected = /^(?:503, again in 5|429, again in \d+)$/;
    expect(answers.filter((answer) => !expected.test(answer))).toEqual([]);
    expect(answers).toContain('503, again in 5');
    proxy.slowDown(0);
    app.turnClock(3 * 60_000);
    expect((await app.postJson('/api/analyze/url', { url: 'example.com' })).statusCode).toBe(200);
  });
});
