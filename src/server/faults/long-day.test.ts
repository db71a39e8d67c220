import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { postPatiently } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';
import { startTestApp } from '../testing/start-test-app.ts';

// A long day in small. In full: node bench/memory.ts, node bench/connections.ts

const unlimited = { GUEST_DAILY_LIMIT: '1000000', LOG_LEVEL: 'warn' };
const message = (n: number) =>
  `From: Shop <news@shop-${n}.example>\nSubject: Order ${n}\n\nYour order ${n} is on its way: https://shop-${n}.example/orders/${n}`;

/** After garbage collection: what is left is still referenced. */
const heldBytes = (): number => {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 3; turn += 1) collect();
  return process.memoryUsage().heapUsed;
};

it('R10 holds on to nothing of an analysis that is done', async () => {
  const app = await startTestApp({ env: unlimited });
  const analyze = async (from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      const answer =
        n % 5 === 0
          ? await app.postJson('/api/analyze/email', { content: message(n) })
          : await app.postJson('/api/analyze/url', { url: `https://shop-${n}.example/${n}` });
      expect(answer.statusCode).toBe(200);
    }
  };
  await analyze(0, 200);
  const before = heldBytes();
  await analyze(200, 600);
  const perThousand = ((heldBytes() - before) / 400) * 1000;
  expect(perThousand / 1e6).toBeLessThan(5);
});

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

it('R11 a thousand open connections cost no caller an answer, and leave nothing behind', async () => {
  const server = await startServer({ ...unlimited, LOOKUPS: 'off', DATA_DIR: makeFolder() });
  const check = (n: number) =>
    postPatiently(`${server.url}/api/analyze/url`, { url: `https://shop-${n}.example/` }).then(
      ({ status }) => status,
    );
  expect(await check(0)).toBe(200);
  const pid = server.child.pid ?? 0;
  const filesBefore = openFiles(pid);

  const { hostname, port } = new URL(server.url);
  const reset: Error[] = [];
  const sockets: Socket[] = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', (error) => reset.push(error));
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      return socket;
    }),
  );
  const statuses = await Promise.all(Array.from({ length: 100 }, (_, n) => check(n + 1)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(reset).toEqual([]);

  for (const socket of sockets) socket.destroy();
  // Those of the calls above may be kept for the next one.
  await expect.poll(() => openFiles(pid), { timeout: 60_000 }).toBeLessThan(filesBefore + 150);
});

/** A port that accepts connections and never sends anything. */
const silentPort = async (): Promise<number> => {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

it('R18 the same process keeps serving while every outside service is silent', async () => {
  const silent = `http://127.0.0.1:${await silentPort()}/`;
  const server = await startServer({
    ...unlimited,
    DATA_DIR: makeFolder(),
    EGRESS_ALLOW: '127.0.0.0/8',
    DNS_SERVERS: silent.slice('http://'.length, -1),
    RDAP_BOOTSTRAP_URL: silent,
    PHISHING_FEEDS: silent,
    NVD_API_URL: silent,
    KEV_URL: silent,
    EPSS_URL: silent,
    WHOIS_SERVER: '127.0.0.1',
  });
  const calls = Array.from({ length: 40 }, (_, n) => {
    const kinds = [
      ['email', { content: message(n) }],
      ['url', { url: `https://shop-${n}.example/` }],
      ['domain', { domain: `shop-${n}.example` }],
      ['url', { url: 'not a link' }],
    ] as const;
    const [kind, body] = kinds[n % kinds.length] ?? kinds[0];
    return { expected: n % kinds.length === 3 ? 400 : 200, kind, body };
  });
  const wrong: string[] = [];
  await Promise.all(
    calls.map(async ({ expected, kind, body }) => {
      const { status } = await postPatiently(`${server.url}/api/analyze/${kind}`, body);
      if (status !== expected) wrong.push(`${kind}: ${status}`);
    }),
  );
  expect(wrong).toEqual([]);
  expect(server.child.exitCode).toBe(null);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.output()).not.toMatch(/uncaught|unhandled/i);
});
