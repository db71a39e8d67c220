import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEgress } from './egress.ts';
import { downloadFeed } from './feed.ts';

const never = new AbortController().signal;
const list = 'http://evil.example/login\nhttp://bad.example/\n'.repeat(2000);

/** A real feed server on loopback; `host` picks the address, so that a test can allow one and refuse another. */
const serve = async (answer: RequestListener, host = '127.0.0.1') => {
  const requests: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://${host}:${(server.address() as AddressInfo).port}/feed`, requests };
};

type Limits = Partial<Omit<Parameters<typeof downloadFeed>[0], 'egress'>>;

const read = async (
  url: string,
  limits: Limits = {},
  options: Partial<Parameters<ReturnType<typeof downloadFeed>>[1]> = {},
) => {
  const egress = createEgress({ allow: ['127.0.0.1/32'], resolve: async () => [] });
  onTestFinished(egress.close);
  const chunks: Uint8Array[] = [];
  const take = async (chunk: Uint8Array) => void chunks.push(chunk);
  const found = await downloadFeed({ egress, timeoutMs: 5000, ...limits })(url, {
    signal: never,
    seen: null,
    take,
    ...options,
  });
  return { found, text: Buffer.concat(chunks).toString() };
};

describe('a list', () => {
  it.each<[string, RequestListener]>([
    ['as it is', (_, response) => response.end(list)],
    ['in a packed file', (_, response) => response.end(gzipSync(list))],
    [
      'packed for the way',
      (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(list)),
    ],
    [
      'packed twice',
      (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(gzipSync(list))),
    ],
    [
      'in tiny pieces',
      (_, response) => {
        const packed = gzipSync(list);
        for (const byte of packed) response.write(Buffer.from([byte]));
        response.end();
      },
    ],
  ])('%s arrives whole', async (_, answer) => {
    const { url } = await serve(answer);
    const { found, text } = await read(url);
    expect(found).toEqual({ state: 'known', value: { etag: null, lastModified: null } });
    expect(text).toBe(list);
  });

  it('may be empty', async () => {
    const { url } = await serve((_, response) => response.end());
    expect(await read(url)).toMatchObject({ found: { state: 'known' }, text: '' });
  });

  it('is not sent again when it has not changed', async () => {
    const version = { etag: '"seven"', lastModified: 'Sun, 15 Nov 2026 08:00:00 GMT' };
    const { url, requests } = await serve((request, response) => {
      response.setHeader('etag', version.etag).setHeader('last-modified', version.lastModified);
      if (request.headers['if-none-match'] === version.etag) response.writeHead(304).end();
      else response.end(list);
    });
    const first = await read(url);
    expect(first.found).toEqual({ state: 'known', value: version });
    expect((await read(url, {}, { seen: version })).found).toEqual({ state: 'absent' });
    expect(requests[0]).not.toHaveProperty('if-none-match');
    expect(requests[1]).toMatchObject({ 'if-modified-since': version.lastModified });
  });

  it('is read no faster than it is consumed', async () => {
    const { url } = await serve((_, response) => response.end(list));
    let isBusy = false;
    const take = async () => {
      expect(isBusy).toBe(false);
      isBusy = true;
      await new Promise((resolve) => setImmediate(resolve));
      isBusy = false;
    };
    expect((await read(url, {}, { take })).found.state).toBe('known');
  });
});

describe('trouble', () => {
  it.each<[string, RequestListener, string]>([
    ['a server in trouble', (_, response) => response.writeHead(500).end('x'), 'unreachable'],
    ['a list that has moved away', (_, response) => response.writeHead(404).end('x'), 'unreachable'],
    ['a list that never comes', () => undefined, 'timeout'],
    [
      'a list that trickles',
      (_, response) => void setInterval(() => response.write('x'), 20).unref(),
      'timeout',
    ],
    ['a list that is too long', (_, response) => response.end('x'.repeat(20_000)), 'refused'],
    ['a bomb', (_, response) => response.end(gzipSync(Buffer.alloc(5_000_000))), 'refused'],
    [
      'a bomb in a bomb',
      (_, response) => response.end(gzipSync(gzipSync(Buffer.alloc(20_000_000)))),
      'refused',
    ],
    [
      'a bomb that leaves nothing behind',
      (_, response) => response.end(gzipSync(Buffer.concat(Array(100_000).fill(gzipSync(''))))),
      'refused',
    ],
    ['a damaged file', (_, response) => response.end(gzipSync(list).fill(7, 30)), 'unreadable'],
    ['half a file', (_, response) => response.end(gzipSync(list).subarray(0, 100)), 'unreadable'],
    [
      'a connection cut in the middle',
      (_, response) =>
        void response.writeHead(200, { 'content-length': 900 }).write('x', () => response.destroy()),
      'unreachable',
    ],
    [
      'a way to a private address',
      (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      'refused',
    ],
    [
      'a way to a file',
      (_, response) => response.writeHead(301, { location: 'file:///etc/hosts' }).end(),
      'refused',
    ],
  ])('%s is unknown', async (_, answer, reason) => {
    const { url } = await serve(answer);
    const { found } = await read(url, {
      timeoutMs: reason === 'timeout' ? 300 : 20_000,
      maxBytes: 10_000,
      maxUnpackedBytes: 1_000_000,
    });
    expect(found).toEqual({ state: 'unknown', reason });
  });

  it('does not reach a server that the guard refuses, even by a redirect', async () => {
    const inside = await serve((_, response) => response.end(list), '127.0.0.2');
    const front = await serve((_, response) => response.writeHead(302, { location: inside.url }).end());
    expect((await read(front.url)).found).toEqual({ state: 'unknown', reason: 'refused' });
    expect((await read(inside.url)).found).toEqual({ state: 'unknown', reason: 'refused' });
    expect(inside.requests).toEqual([]);
  });

  it('with the consumer ends the download', async () => {
    const { url } = await serve((_, response) => response.end(list));
    const take = async () => {
      throw new Error('the disk is full');
    };
    expect((await read(url, {}, { take })).found).toEqual({ state: 'unknown', reason: 'unreachable' });
  });

  it('is not reported once the caller gave up', async () => {
    const { url } = await serve(() => undefined);
    const caller = new AbortController();
    const pending = read(url, {}, { signal: caller.signal });
    caller.abort(new Error('the server stops'));
    await expect(pending).rejects.toThrow('the server stops');
  });
});
