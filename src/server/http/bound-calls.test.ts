import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { answerFailures } from './answer-failures.ts';
import { boundCalls } from './bound-calls.ts';

/** A server on a real connection whose handler waits until the test lets it go on. */
const startWaiting = async (withinMs?: number) => {
  const app = Fastify();
  answerFailures(app);
  boundCalls(app, withinMs ? { withinMs } : {});
  const started = Promise.withResolvers<AbortSignal>();
  const release = Promise.withResolvers<void>();
  app.post('/', async ({ abandoned }) => {
    started.resolve(abandoned);
    await release.promise;
    return { isAbandoned: abandoned.aborted };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { port, started: started.promise, release: release.resolve };
};

it('does not abort a call whose body has been read and whose visitor waits', async () => {
  const { port, started, release } = await startWaiting();
  const answer = fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  await started;
  await new Promise((resolve) => setImmediate(resolve));
  release();
  expect(await (await answer).json()).toEqual({ isAbandoned: false });
});

it('notices a visitor who leaves', async () => {
  const { port, started } = await startWaiting();
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}');
  const signal = await started;
  const noticed = new Promise((resolve) => signal.addEventListener('abort', resolve));
  socket.destroy();
  await noticed;
  expect(signal.aborted).toBe(true);
});

it('answers 503 to a call that takes too long, and aborts its work', async () => {
  const { port, started } = await startWaiting(20);
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await started).aborted).toBe(true);
});
