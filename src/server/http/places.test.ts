import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { answerFailures } from './answer-failures.ts';
import { boundCalls } from './bound-calls.ts';
import { holdPlace, places } from './places.ts';
import { sendEvents } from './send-events.ts';

it('has so many places in all, and so many for each', () => {
  const { take, count } = places({ all: 3, each: 2 });
  const [first, second] = [take('ana'), take('ana')];
  expect(take('ana')).toBeNull();
  expect(take('ben')).not.toBeNull();
  expect(take('cid')).toBeNull();
  first?.();
  // Giving one back twice gives nothing more.
  first?.();
  expect(count()).toBe(2);
  expect(take('ana')).not.toBeNull();
  expect(take('ben')).toBeNull();
  second?.();
});

it('answers with events to as many as there are places, and to others once one has left', async () => {
  const app = Fastify();
  answerFailures(app);
  boundCalls(app);
  const followers = places({ all: 5, each: 2 });
  app.get('/:who', async (request, reply) =>
    sendEvents(request, reply, {
      ...{ look: async () => ({ done: 1 }), isLast: () => false, everyMs: 10, isStopping: () => false },
      follow: () => holdPlace(reply, followers, (request.params as { who: string }).who),
      following: followers.count,
    }),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const open = (who: string) => fetch(`${url}/${who}`, { signal: leaving.signal });
  expect((await open('ana')).status).toBe(200);
  expect((await open('ana')).status).toBe(200);
  const refused = await open('ana');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  await refused.body?.cancel();
  expect((await open('ben')).status).toBe(200);
  leaving.abort();
  await expect.poll(followers.count).toBe(0);
});
