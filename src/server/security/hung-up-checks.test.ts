import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, it, vi } from 'vitest';
import { stagesMediaType } from '../../contract/stages-media-type.ts';
import { rdapMoods } from '../../lookups/testing/rdap-server.ts';
import { analysisResults, checkReservations, guestUsage } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { loopbackInternet } from '../testing/loopback-internet.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const shop = { 'quiet-river-pottery.com': { A: ['127.0.0.1'] } };

const start = async ({ isSilent = false } = {}) => {
  const { env, tls, dns, rdap } = await loopbackInternet(shop);
  if (isSilent) {
    dns.moods['com'] = 'silent';
    rdap.answers['/domain/quiet-river-pottery.com'] = rdapMoods.hangs;
  }
  const database = await openTestDatabase();
  const app = await startTestApp({ database, env: { ...env, GUEST_DAILY_LIMIT: '3' }, tls });
  const url = new URL('/api/analyze/domain', await app.listen({ host: '127.0.0.1', port: 0 }));
  /** Asks line by line, and hangs up after so many lines. */
  const hangUpAfter = async (lines: number) => {
    const call = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: stagesMediaType },
    });
    call.on('error', () => undefined);
    call.end(JSON.stringify({ domain: 'quiet-river-pottery.com' }));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    let heard = '';
    answer.on('error', () => undefined);
    answer.on('data', (text) => {
      heard += text;
      if (heard.split('\n').length > lines) call.destroy();
    });
    await new Promise((resolve) => answer.once('close', resolve));
    await vi.waitFor(
      async () => expect(await database.db.select().from(checkReservations)).toEqual([]),
      20_000,
    );
    return answer.statusCode;
  };
  return { app, database, hangUpAfter };
};

it('A06 a visitor who hangs up after the first looked-up part has used a check, and finds it in the history', async () => {
  const { database, hangUpAfter } = await start();
  const statuses = [];
  for (let n = 0; n < 8; n += 1) statuses.push(await hangUpAfter(2));
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  expect(await database.db.select().from(analysisResults)).toHaveLength(3);
});

it('A06 a visitor who leaves before anything was looked up has used none', async () => {
  const { database, hangUpAfter } = await start({ isSilent: true });
  expect(await hangUpAfter(1)).toBe(200);
  expect(await database.db.select().from(guestUsage)).toEqual([]);
  expect(await database.db.select().from(analysisResults)).toEqual([]);
});

it('A06 nobody checks more than sixty domains in a minute', async () => {
  const app = await startTestApp({ env: { GUEST_DAILY_LIMIT: '1000' } });
  const check = () => app.postJson('/api/analyze/domain', { domain: 'example.com' });
  for (let n = 0; n < 60; n += 1) expect((await check()).statusCode).toBe(200);
  const refused = await check();
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests']);
  app.turnClock(60_001);
  expect((await check()).statusCode).toBe(200);
});
