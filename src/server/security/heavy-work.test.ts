import { expect, it, vi } from 'vitest';
import { usualTurns } from '../services/take-turns.ts';
import { checkReservations } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { obedient, sharedJudges } from '../testing/shared-judges.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { vastMail } from '../testing/vast-pictures.ts';

const judges = sharedJudges();
const tame = sharedJudges({ script: obedient, limitMs: 500 });
const env = { TRUST_PROXY: '127.0.0.1' };
const from = (address: string) => ({ 'x-forwarded-for': address });

it('A01 ten pictures of 49 million pixels in a message cost two of them, and the message is judged', async () => {
  const app = await startTestApp({ judges, env });
  const content = vastMail();
  expect(content.length).toBeLessThan(100_000);
  const answer = await app.postJson('/api/analyze/email', { content });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('it could not be searched for QR codes in time');
});

it('A01 another person’s plain mail is served before the messages of a guest who sends three at once', async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ judges, env, database });
  const ended: string[] = [];
  const send = async (who: string, content: string) => {
    const answer = await app.postJson('/api/analyze/email', { content }, from(who));
    ended.push(who);
    return answer.statusCode;
  };
  const attack = [1, 2, 3].map((n) => send('198.51.100.1', vastMail(n)));
  await vi.waitFor(async () => expect(await database.db.$count(checkReservations)).toBe(3));
  expect(await send('203.0.113.9', 'Hello, see you at six.')).toBe(200);
  expect(await Promise.all(attack)).toEqual([200, 200, 200]);
  expect(ended.indexOf('203.0.113.9')).toBeLessThan(2);
});

it('A01 messages that nobody can read are refused after a while with 429, and nobody else’s are', async () => {
  const wastedMs = { ...usualTurns.wastedMs, perAddress: 1500 };
  const app = await startTestApp({ judges: tame, env, turns: { ...usualTurns, wastedMs } });
  const send = (content: string, who: string) => app.postJson('/api/analyze/email', { content }, from(who));
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await send('loop without end', '198.51.100.1')).statusCode);
  expect(statuses[0]).toBe(422);
  expect(statuses.at(-1)).toBe(429);
  const refused = await send('Hello', '198.51.100.1');
  expect(refused.json()).toMatchObject({
    error: 'too_many_requests',
    message: 'Too many checks from your network could not be finished. Please try again in 10 minutes.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  expect((await send('Hello', '198.51.100.2')).statusCode).toBe(200);
});
