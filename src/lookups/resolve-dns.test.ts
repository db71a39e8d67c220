import { describe, expect, it } from 'vitest';
import { addressesOf, guardedResolver } from './resolve-dns.ts';
import { serveDns } from './testing/dns-server.ts';

const never = new AbortController().signal;
const long = 'v=DKIM1; p='.padEnd(600, 'x');

const open = async (timeoutMs = 10_000) => {
  const server = await serveDns({
    'example.com': {
      TXT: ['v=spf1 -all', long],
      A: ['192.0.2.1', '192.0.2.2'],
      AAAA: ['2001:db8::1'],
      MX: [[10, 'mx.example.com']],
    },
    '1.2.0.192.in-addr.arpa': { PTR: ['mail.example.com'] },
    'alias.example.com': { CNAME: ['example.com'] },
    'zone.example.com': {
      NS: ['ns.example.com'],
      SOA: ['ns.example.com', 'hostmaster.example.com', 7],
      CAA: [['issue', 'ca.example.net']],
    },
  });
  return { server, resolve: guardedResolver({ servers: [server.address], timeoutMs }) };
};

describe('a name that exists', () => {
  it('gives its records', async () => {
    const { resolve } = await open();
    expect(await resolve('example.com', 'A', never)).toEqual({
      state: 'known',
      value: ['192.0.2.1', '192.0.2.2'],
    });
    expect(await resolve('EXAMPLE.com.', 'AAAA', never)).toEqual({ state: 'known', value: ['2001:db8::1'] });
    expect(await resolve('example.com', 'MX', never)).toEqual({
      state: 'known',
      value: [{ exchange: 'mx.example.com', priority: 10 }],
    });
    expect(await resolve('1.2.0.192.in-addr.arpa', 'PTR', never)).toMatchObject({
      value: ['mail.example.com'],
    });
    expect(await resolve('alias.example.com', 'CNAME', never)).toMatchObject({ value: ['example.com'] });
    expect(await resolve('zone.example.com', 'NS', never)).toMatchObject({ value: ['ns.example.com'] });
    expect(await resolve('zone.example.com', 'SOA', never)).toMatchObject({
      value: [{ nameServer: 'ns.example.com', mailbox: 'hostmaster.example.com', serial: 7 }],
    });
    expect(await resolve('zone.example.com', 'CAA', never)).toMatchObject({
      value: ['0 issue "ca.example.net"'],
    });
  });

  it('gives long text records in one piece', async () => {
    const { resolve } = await open();
    expect(await resolve('example.com', 'TXT', never)).toEqual({
      state: 'known',
      value: ['v=spf1 -all', long],
    });
  });

  it('may have no record of a type', async () => {
    const { resolve } = await open();
    expect(await resolve('example.com', 'PTR', never)).toEqual({ state: 'absent', hasName: true });
  });
});

describe('a name that does not exist', () => {
  it('is absent', async () => {
    const { resolve } = await open();
    expect(await resolve('nothing.example.org', 'TXT', never)).toEqual({ state: 'absent', hasName: false });
  });

  it.each([
    '',
    '..',
    'a..b',
    `${'x'.repeat(64)}.example`,
    `${'abcd.'.repeat(60)}example`,
    'a b.example',
    'a\\046b.c',
    'ü.example',
    'a\u0000.b',
  ])('is absent without a question: %j', async (name) => {
    const { server, resolve } = await open();
    expect(await resolve(name, 'A', never)).toEqual({ state: 'absent', hasName: false });
    expect(server.questions).toEqual([]);
  });
});

describe('a server', () => {
  it.each([
    ['silent', 'timeout'],
    ['servfail', 'unreachable'],
    ['refused', 'unreachable'],
    ['garbage', 'unreadable'],
  ] as const)('that is %s leaves the answer unknown, never absent', async (mood, reason) => {
    const { server, resolve } = await open(mood === 'silent' ? 300 : 10_000);
    server.moods['example.com'] = mood;
    expect(await resolve('example.com', 'TXT', never)).toEqual({ state: 'unknown', reason });
  });

  it('that is not running leaves the answer unknown', async () => {
    const resolve = guardedResolver({ servers: ['127.0.0.1:9'], timeoutMs: 400 });
    expect(await resolve('example.com', 'A', never)).toMatchObject({ state: 'unknown' });
  });

  it('must be an address', () => {
    expect(() => guardedResolver({ servers: ['dns.example.com'] })).toThrow();
  });
});

it('stops at once when the caller gives up', async () => {
  const { server, resolve } = await open();
  server.moods['example.com'] = 'silent';
  const caller = new AbortController();
  const pending = resolve('example.com', 'TXT', caller.signal);
  caller.abort(new Error('the visitor left'));
  await expect(pending).rejects.toThrow('the visitor left');
});

it('leaves no socket behind', async () => {
  const { server, resolve } = await open(500);
  server.moods['silent.example'] = 'silent';
  // The system resolver's sockets are polled by the event loop.
  const sockets = () => {
    const { libuv } = process.report.getReport() as unknown as { libuv: { type: string }[] };
    return libuv.filter(({ type }) => type === 'poll').length;
  };
  expect(sockets()).toBe(0);
  const first = resolve('silent.example', 'A', never);
  await expect.poll(sockets).toBe(1);
  await first;
  await Promise.all(
    Array.from({ length: 50 }, (_, i) => resolve(i % 2 ? 'example.com' : 'silent.example', 'A', never)),
  );
  await expect.poll(sockets).toBe(0);
});

describe('addressesOf', () => {
  it('gives both kinds of address', async () => {
    const { resolve } = await open();
    expect(await addressesOf(resolve)('example.com')).toEqual(['192.0.2.1', '192.0.2.2', '2001:db8::1']);
  });

  it('distinguishes a name without an address from a server without an answer', async () => {
    const { server, resolve } = await open();
    await expect(addressesOf(resolve)('none.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    server.moods['none.example'] = 'servfail';
    await expect(addressesOf(resolve)('none.example')).rejects.toMatchObject({ code: 'EAI_AGAIN' });
  });
});
