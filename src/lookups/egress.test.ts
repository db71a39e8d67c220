import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { attempt } from './attempt.ts';
import { createEgress } from './egress.ts';

/** A real listener on loopback that counts who reached it. */
const listen = async (answer: RequestListener, host = '127.0.0.1') => {
  let hits = 0;
  const server = createServer(answer);
  server.on('connection', () => {
    hits += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, hits: () => hits };
};

const zone: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'v6-inside.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
};
const open = (allow: string[] = []) => {
  const egress = createEgress({ allow, resolve: async (name) => zone[name] ?? [] });
  onTestFinished(egress.close);
  return egress;
};
const signal = new AbortController().signal;
const outcome = (work: (signal: AbortSignal) => Promise<unknown>) =>
  attempt({ signal, timeoutMs: 2000 }, work);

describe('the guard', () => {
  it.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0', '127.0.0.1.', '①②⑦.0.0.1'],
    ...[
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
    ],
    ...['inside.example', 'mixed.example', 'v6-inside.example', 'mapped.example', 'user:pass@inside.example'],
  ])('lets nobody reach this machine as %s', async (host) => {
    const canary = await listen((_, response) => response.end('reached'), '::');
    const found = await outcome((signal) => open().fetch(`http://${host}:${canary.port}/`, { signal }));
    expect(found).toEqual({ state: 'unknown', reason: 'refused' });
    expect(canary.hits()).toBe(0);
  });

  it.each([
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '168.63.129.16',
    '[4000::1]',
    '255.255.255.255',
    '[fe80::1]',
    '[fd00::1]',
    '[ff02::1]',
    'metadata.example',
  ])('refuses %s', async (host) => {
    expect(await outcome((signal) => open().fetch(`http://${host}/`, { signal }))).toMatchObject({
      reason: 'refused',
    });
  });

  it('checks each hop of a redirect again', async () => {
    const canary = await listen((_, response) => response.end('reached'), '127.0.0.1');
    for (const location of [
      `http://127.0.0.1:${canary.port}/`,
      'http://[::1]/',
      'file:///etc/passwd',
      'gopher://x/',
    ]) {
      const front = await listen((_, response) => response.writeHead(302, { location }).end(), '127.0.0.2');
      const egress = open(['127.0.0.2/32']);
      const found = await outcome((signal) => egress.fetch(`http://127.0.0.2:${front.port}/`, { signal }));
      expect(found, location).toEqual({ state: 'unknown', reason: 'refused' });
    }
    expect(canary.hits()).toBe(0);
  });

  it('follows five redirects and no more', async () => {
    const server = await listen(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left > 0) response.writeHead(307, { location: `/${left - 1}` }).end();
      else response.end('arrived');
    });
    const read = (hops: number) =>
      outcome((signal) => open(['127.0.0.0/8']).fetch(`http://127.0.0.1:${server.port}/${hops}`, { signal }));
    expect(await read(5)).toMatchObject({ state: 'known', value: { text: 'arrived' } });
    expect(await read(6)).toEqual({ state: 'unknown', reason: 'refused' });
  });

  it('guards plain sockets too', async () => {
    const canary = await listen((_, response) => response.end());
    for (const host of ['127.0.0.1', 'inside.example', '::1']) {
      const found = await outcome((signal) => open().connect({ host, port: canary.port, signal }));
      expect(found).toMatchObject({ reason: 'refused' });
    }
    expect(canary.hits()).toBe(0);
    const socket = await open(['127.0.0.1/32']).connect({ host: '127.0.0.1', port: canary.port, signal });
    socket.destroy();
  });
});

describe('an answer', () => {
  const read = async (answer: RequestListener, maxBytes?: number) => {
    const { port } = await listen(answer);
    const egress = open(['127.0.0.0/8']);
    return attempt({ signal, timeoutMs: 400 }, (signal) =>
      egress.fetch(`http://127.0.0.1:${port}/`, { signal, ...(maxBytes ? { maxBytes } : {}) }),
    );
  };

  it('is read with its status', async () => {
    expect(await read((_, response) => response.writeHead(404).end('nothing'))).toMatchObject({
      state: 'known',
      value: { status: 404, text: 'nothing' },
    });
  });

  it.each<[string, RequestListener, string]>([
    ['that never comes', () => undefined, 'timeout'],
    ['that never ends', (_, response) => void setInterval(() => response.write('x'), 20).unref(), 'timeout'],
    ['that is too long', (_, response) => response.end('x'.repeat(3000)), 'refused'],
    [
      'that unpacks to more than it may',
      (_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000))),
      'refused',
    ],
    [
      'cut off in the middle',
      (_, response) =>
        void response.writeHead(200, { 'content-length': 9 }).write('x', () => response.destroy()),
      'unreachable',
    ],
  ])('%s is unknown', async (_, answer, reason) => {
    expect(await read(answer, 2000)).toEqual({ state: 'unknown', reason });
  });

  it('is nobody’s business once the caller gave up', async () => {
    const { port } = await listen(() => undefined);
    const caller = new AbortController();
    const egress = open(['127.0.0.0/8']);
    const pending = attempt({ signal: caller.signal, timeoutMs: 2000 }, (signal) =>
      egress.fetch(`http://127.0.0.1:${port}/`, { signal }),
    );
    caller.abort(new Error('the visitor left'));
    await expect(pending).rejects.toThrow('the visitor left');
  });
});
