import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { usualBounds } from './admission.ts';
import { admitCalls } from './admit-calls.ts';
import { answerFailures } from './answer-failures.ts';
import { boundCalls } from './bound-calls.ts';

const roomForOne = { ...usualBounds, most: 1, first: 1, least: 1 };
const roomForOneAndTwoHeld = { ...roomForOne, most: 3, longestHoldMs: 60_000 };

/** A server on real connections whose calls wait until the test lets them go on. */
const start = async (given: {
  bounds: typeof usualBounds;
  ping?: () => Promise<void>;
  slowAfterMs?: number;
  slow?: { all: number; each: number };
}) => {
  const app = Fastify();
  answerFailures(app);
  boundCalls(app);
  admitCalls(app, { ping: () => new Promise(() => undefined), ...given });
  const release = Promise.withResolvers<void>();
  let begun = 0;
  const work = async () => {
    begun += 1;
    await release.promise;
    return {};
  };
  app.get('/', work);
  app.post('/', work);
  app.get('/healthz', async () => ({}));
  app.post('/api/auth/logout', async () => ({}));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const send = (text: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(text);
    return socket;
  };
  return { url, send, release: release.resolve, begun: () => begun };
};

const head = (length: number) =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

it('refuses a call that there is no room for before its body has arrived', async () => {
  const { url, send, release, begun } = await start({ bounds: roomForOne });
  const first = fetch(url);
  await expect.poll(begun).toBe(1);
  const [answer] = (await once(send(head(60_000)), 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 .*retry-after: 2\r\n/is);
  release();
  expect((await first).status).toBe(200);
});

it('admits urgent calls when there is no room for others', async () => {
  const { url, release, begun } = await start({ bounds: roomForOne });
  const first = fetch(url);
  await expect.poll(begun).toBe(1);
  expect((await fetch(url)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/api/auth/logout`, { method: 'POST' })).status).toBe(200);
  release();
  expect((await first).status).toBe(200);
});

it('serves held calls once there is room', async () => {
  const { url, release, begun } = await start({ bounds: roomForOneAndTwoHeld });
  const calls = [fetch(url), fetch(url), fetch(url)];
  await expect.poll(begun).toBe(1);
  release();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('keeps no place for a held caller who has left', async () => {
  const { url, send, release, begun } = await start({ bounds: roomForOneAndTwoHeld });
  const first = fetch(url);
  await expect.poll(begun).toBe(1);
  send(head(2)).end();
  const second = fetch(url);
  release();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
});

it('serves others while a body is slow to arrive, and then the slow one too', async () => {
  const { url, send, release, begun } = await start({ bounds: roomForOneAndTwoHeld, slowAfterMs: 10 });
  const slow = send(`${head(2)}{`);
  const other = fetch(url);
  await expect.poll(begun).toBe(1);
  release();
  expect((await other).status).toBe(200);
  const answered = once(slow, 'data') as Promise<[Buffer]>;
  slow.write('}');
  const [answer] = await answered;
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
});

it('admits more when the database answers at once although calls are held', async () => {
  const { url, release, begun } = await start({
    bounds: { ...roomForOne, most: 4, longestHoldMs: 60_000, waitMs: 60_000 },
    ping: async () => undefined,
  });
  const calls = [fetch(url), fetch(url), fetch(url)];
  await expect.poll(begun).toBe(3);
  release();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('refuses more bodies that trickle than one network may have, and serves the others meanwhile', async () => {
  const { url, send, release } = await start({
    ...{ bounds: usualBounds, ping: async () => undefined, slowAfterMs: 20, slow: { all: 10, each: 3 } },
  });
  release();
  const trickling = Array.from({ length: 5 }, () => send(`${head(60_000)}{`));
  const answers: string[] = [];
  for (const socket of trickling) socket.on('data', (data: Buffer) => answers.push(data.toString()));
  await expect.poll(() => answers).toHaveLength(2);
  expect(answers.every((answer) => /^HTTP\/1\.1 503 .*connection: close\r\n/is.test(answer))).toBe(true);
  expect((await fetch(url)).status).toBe(200);
  // Their places are free again once they have gone.
  const gone = trickling.filter(({ closed }) => !closed).map((socket) => once(socket, 'close'));
  for (const socket of trickling) socket.destroy();
  await Promise.all(gone);
  const next = send(`${head(2)}{`);
  await setTimeout(100);
  next.write('}');
  const [answer] = (await once(next, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
});
