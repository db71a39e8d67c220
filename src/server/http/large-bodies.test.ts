import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { answerFailures } from './answer-failures.ts';
import { usualBodies } from './body-shares.ts';
import { boundCalls } from './bound-calls.ts';
import { largeBodies } from './large-bodies.ts';

const kilobyte = 1024;

/** A call that takes 200 kB, on a server with room for 320 kB, whose handler waits until the test lets it go on. */
const start = async () => {
  const app = Fastify({ bodyLimit: 200 * kilobyte });
  answerFailures(app);
  boundCalls(app);
  const release = Promise.withResolvers<void>();
  const started: number[] = [];
  app.post('/', largeBodies({ ...usualBodies, all: 320 * kilobyte })(200 * kilobyte), async ({ body }) => {
    started.push(JSON.stringify(body).length);
    await release.promise;
    return {};
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const post = async (bytes: number) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `"${'x'.repeat(bytes - 2)}"`,
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };
  return { post, started, release: release.resolve };
};

it('refuses a large body while others fill the memory, and accepts it once they are gone', async () => {
  const { post, started, release } = await start();
  const first = post(200 * kilobyte);
  await expect.poll(() => started).toHaveLength(1);
  expect(await post(150 * kilobyte)).toEqual({ status: 503, retryAfter: '5' });
  const small = [post(kilobyte), post(60 * kilobyte), post(100 * kilobyte)];
  await expect.poll(() => started).toHaveLength(4);
  release();
  for (const answer of [await first, ...(await Promise.all(small))]) expect(answer.status).toBe(200);
  await expect.poll(async () => (await post(150 * kilobyte)).status).toBe(200);
});
