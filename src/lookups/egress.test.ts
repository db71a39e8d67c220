import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { attempt } from './attempt.ts';
import { createEgress } from './egress.ts';
import { serveOn } from './testing/counted-server.ts';

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
      '127.0.1',
      '127.65535',
      '0x7f.1',
      '0x7F.0.0.0x1',
      '00000177.0.0.1',
      '017700000001',
      '0.0.0.0',
      '127。0。0。1',
    ],
    ...['127.255.255.254', '%31%32%37.0.0.1', '１２７.0.0.1', '127.0.0.1%2e', '0x0000007f000001'],
    ...[
      '[::1]',
      '[0:0:0:0:0:0:0:1]',
      '[0000::0001]',
      '[::ffff:0:127.0.0.1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
    ],
    ...['inside.example', 'mixed.example', 'v6-inside.example', 'mapped.example', 'user:pass@inside.example'],
  ])('S38 lets nobody reach this machine as %s', async (host) => {
    const canary = await serveOn((_, response) => response.end('reached'), '::');
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
    ...[
      '2852039166',
      '0xa9fea9fe',
      '0251.0376.0251.0376',
      '169.16689662',
      '[::ffff:169.254.169.254]',
      '[::ffff:a9fe:a9fe]',
    ],
    ...['[fd00:ec2::254]', '100.100.100.200', '192.0.0.192', '[64:ff9b::a9fe:a9fe]', '[2002:a9fe:a9fe::]'],
  ])('S38 refuses %s', async (host) => {
    expect(await outcome((signal) => open().fetch(`http://${host}/`, { signal }))).toMatchObject({
      reason: 'refused',
    });
  });

  it.each([301, 302, 303, 307, 308])('S39 checks each hop of a redirect again: %i', async (status) => {
    const canary = await serveOn((_, response) => response.end('reached'), '::');
    const egress = open(['127.0.0.2/32']);
    for (const location of [
      `http://127.0.0.1:${canary.port}/`,
      `//127.0.0.1:${canary.port}/`,
      `\\\\127.0.0.1:${canary.port}\\`,
      `http://[::1]:${canary.port}/`,
      `http://2130706433:${canary.port}/`,
      `http://inside.example:${canary.port}/`,
      `http://user:pass@127.0.0.2:${canary.port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'http://metadata.example/',
      'file:///etc/passwd',
      'gopher://x/',
      'data:text/plain,x',
      'javascript:1',
    ]) {
      const front = await serveOn(
        (_, response) => response.writeHead(status, { location }).end(),
        '127.0.0.2',
      );
      const found = await outcome((signal) => egress.fetch(`http://127.0.0.2:${front.port}/`, { signal }));
      expect(found, location).toEqual({ state: 'unknown', reason: 'refused' });
      const opened = await outcome((signal) => egress.open(`http://127.0.0.2:${front.port}/`, { signal }));
      expect(opened, location).toEqual({ state: 'unknown', reason: 'refused' });
    }
    expect(canary.hits()).toBe(0);
  });

  it('S39 follows no redirect inside a page, and none without a target', async () => {
    const canary = await serveOn((_, response) => response.end('reached'));
    const inside = `http://127.0.0.1:${canary.port}/`;
    const page = `<meta http-equiv="refresh" content="0;url=${inside}"><script>location='${inside}'</script>`;
    const egress = open(['127.0.0.2/32']);
    const read = async (headers: Record<string, string>, status = 200) => {
      const { port } = await serveOn(
        (_, response) => response.writeHead(status, headers).end(page),
        '127.0.0.2',
      );
      return outcome((signal) => egress.fetch(`http://127.0.0.2:${port}/`, { signal }));
    };
    expect(await read({ refresh: `0;url=${inside}` })).toMatchObject({
      state: 'known',
      value: { text: page },
    });
    expect(await read({}, 302)).toMatchObject({ state: 'known', value: { status: 302 } });
    expect(await read({ location: 'http://[nowhere' }, 302)).toMatchObject({ state: 'unknown' });
    expect(canary.hits()).toBe(0);
  });

  it('S39 a loop and a chain of a hundred hops end after five', async () => {
    let requests = 0;
    const server = await serveOn(({ url = '' }, response) => {
      requests += 1;
      const left = Number(url.slice(1));
      response.writeHead(302, { location: Number.isNaN(left) ? url : `/${left - 1}` }).end();
    });
    for (const path of ['loop', '100']) {
      requests = 0;
      const found = await outcome((signal) =>
        open(['127.0.0.0/8']).fetch(`http://127.0.0.1:${server.port}/${path}`, { signal }),
      );
      expect([path, found, requests]).toEqual([path, { state: 'unknown', reason: 'refused' }, 6]);
    }
  });

  it('S39 follows five redirects and no more', async () => {
    const server = await serveOn(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left > 0) response.writeHead(307, { location: `/${left - 1}` }).end();
      else response.end('arrived');
    });
    const read = (hops: number) =>
      outcome((signal) => open(['127.0.0.0/8']).fetch(`http://127.0.0.1:${server.port}/${hops}`, { signal }));
    expect(await read(5)).toMatchObject({ state: 'known', value: { text: 'arrived' } });
    expect(await read(6)).toEqual({ state: 'unknown', reason: 'refused' });
  });

  it('S38 guards plain sockets too, wherever the addresses come from', async () => {
    const canary = await serveOn((_, response) => response.end());
    const inside = async () => ['127.0.0.1'];
    const asked = await outcome((signal) =>
      open().connect({ host: 'shop.example', port: canary.port, signal, resolve: inside }),
    );
    expect(asked).toMatchObject({ reason: 'refused' });
    for (const host of ['127.0.0.1', 'inside.example', '::1']) {
      const found = await outcome((signal) => open().connect({ host, port: canary.port, signal }));
      expect(found).toMatchObject({ reason: 'refused' });
    }
    expect(canary.hits()).toBe(0);
    const socket = await open(['127.0.0.1/32']).connect({ host: '127.0.0.1', port: canary.port, signal });
    socket.destroy();
  });
});

const tenMegabytes = gzipSync(Buffer.alloc(10 * 1024 * 1024));

describe('an answer', () => {
  const read = async (answer: RequestListener, maxBytes?: number) => {
    const { port } = await serveOn(answer);
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
      'that unpacks to more than the limit',
      (_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000))),
      'refused',
    ],
    [
      'that unpacks to a gigabyte',
      // Ten megabytes of nothing, a hundred times: a packed file may consist of several.
      (_, response) =>
        response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(Buffer.concat(Array.from({ length: 100 }, () => tenMegabytes))),
      'refused',
    ],
    [
      'with ten thousand headers',
      (_, response) => {
        for (let n = 0; n < 10_000; n += 1) response.setHeader(`x-${n}`, 'x');
        response.end('x');
      },
      'unreachable',
    ],
    [
      'cut off in the middle',
      (_, response) =>
        void response.writeHead(200, { 'content-length': 9 }).write('x', () => response.destroy()),
      'unreachable',
    ],
  ])('S41 %s is unknown', async (_, answer, reason) => {
    expect(await read(answer, 2000)).toEqual({ state: 'unknown', reason });
  });

  it('S41 that has no end is read no further than a megabyte and what is on the way', async () => {
    let sent = 0;
    let isClosed = () => {};
    const closed = new Promise<void>((resolve) => {
      isClosed = resolve;
    });
    const { port } = await serveOn((_, response) => {
      const chunk = Buffer.alloc(64 * 1024);
      const more = () => {
        while (!response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) break;
        }
      };
      response.on('drain', more);
      response.on('close', isClosed);
      more();
    });
    const egress = open(['127.0.0.0/8']);
    const found = await attempt({ signal, timeoutMs: 20_000 }, (signal) =>
      egress.fetch(`http://127.0.0.1:${port}/`, { signal }),
    );
    expect(found).toEqual({ state: 'unknown', reason: 'refused' });
    await closed;
    // What the two sockets hold comes on top.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it('is not reported once the caller gave up', async () => {
    const { port } = await serveOn(() => undefined);
    const caller = new AbortController();
    const egress = open(['127.0.0.0/8']);
    const pending = attempt({ signal: caller.signal, timeoutMs: 2000 }, (signal) =>
      egress.fetch(`http://127.0.0.1:${port}/`, { signal }),
    );
    caller.abort(new Error('the visitor left'));
    await expect(pending).rejects.toThrow('the visitor left');
  });
});

it('gives clients that connect by themselves an address that was checked', async () => {
  await expect(open(['127.0.0.1']).addressOf('inside.example')).resolves.toBe('127.0.0.1');
  for (const host of ['inside.example', 'mixed.example', '[::1]', '169.254.169.254'])
    await expect(open().addressOf(host), host).rejects.toThrow('refused to connect');
  await expect(open().addressOf('nowhere.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});
