import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveDns } from '../testing/dns-server.ts';
import { openSession } from '../testing/open-session.ts';
import { openDnsSessions } from './dns-session.ts';

/** A datagram server that does with a question what the test wants. */
const serveDatagrams = async (onMessage: (message: Buffer, answer: (bytes: Buffer) => void) => void) => {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) =>
    onMessage(message, (bytes) => socket.send(bytes, port, address)),
  );
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return { address: `127.0.0.1:${socket.address().port}` };
};

describe('an answer', () => {
  it.each([
    ['A', ['192.0.2.1', '192.0.2.2']],
    ['AAAA', ['2001:db8::1']],
    ['TXT', ['v=spf1 -all', 'é'.repeat(300)]],
    [
      'MX',
      [
        { exchange: 'mx.example.com', priority: 10 },
        { exchange: '', priority: 0 },
      ],
    ],
    ['NS', ['ns.example.com']],
    ['PTR', ['host.example.com']],
    ['SOA', [{ nameServer: 'ns.example.com', mailbox: 'x.example.com', serial: 4_000_000_000 }]],
    ['CAA', ['0 issue "ca.example.net; policy=ev"']],
  ] as const)('is read: %s', async (type, value) => {
    const server = await serveDns({
      'example.com': {
        A: ['192.0.2.1', '192.0.2.2'],
        AAAA: ['2001:db8::1'],
        TXT: ['v=spf1 -all', Buffer.from('é'.repeat(300)).toString('latin1')],
        MX: [
          [10, 'mx.example.com'],
          [0, ''],
        ],
        NS: ['ns.example.com'],
        PTR: ['host.example.com'],
        SOA: ['ns.example.com', 'x.example.com', 4_000_000_000],
        CAA: [['issue', 'ca.example.net; policy=ev']],
      },
      'alias.example.com': { CNAME: ['example.com'] },
    });
    const { ask } = openSession(server);
    expect(await ask('example.com', type)).toEqual({ state: 'known', value });
    expect(await ask('Alias.Example.COM.', type)).toEqual({ state: 'known', value });
  });

  it('distinguishes a name that does not exist from one without such a record', async () => {
    const { ask } = openSession(await serveDns({ 'example.com': { A: ['192.0.2.1'] } }));
    expect(await ask('example.com', 'MX')).toEqual({ state: 'absent', hasName: true });
    expect(await ask('gone.example.com', 'MX')).toEqual({ state: 'absent', hasName: false });
  });

  it('about a name that no server can hold needs no question', async () => {
    const server = await serveDns();
    const { ask } = openSession(server);
    for (const name of [
      '',
      '.',
      'a..b',
      'a b.com',
      'é.com',
      `${'a'.repeat(64)}.com`,
      'a.'.repeat(200),
      'a\\.com',
    ]) {
      expect(await ask(name, 'A')).toEqual({ state: 'absent', hasName: false });
    }
    expect(server.questions).toEqual([]);
  });

  it('is bounded in number and length', async () => {
    const server = await serveDns({
      'many.com': { A: Array.from({ length: 2000 }, (_, n) => `10.0.${n >> 8}.${n & 255}`) },
      'long.com': { TXT: ['x'.repeat(60_000)] },
    });
    server.moods['.com'] = 'truncated';
    const { ask } = openSession(server);
    const many = await ask('many.com', 'A');
    const long = await ask('long.com', 'TXT');
    expect(many.state === 'known' && many.value).toHaveLength(100);
    expect(long.state === 'known' && long.value[0]).toHaveLength(4096);
  });

  it.each([
    ['servfail', 'unreachable'],
    ['refused', 'unreachable'],
    ['garbage', 'unreadable'],
  ] as const)('R08 that is none is unknown: %s', async (mood, reason) => {
    const server = await serveDns();
    server.moods['example.com'] = mood;
    expect(await openSession(server).ask('example.com', 'A')).toEqual({ state: 'unknown', reason });
  });

  it('to another question is not accepted', async () => {
    const other = await serveDatagrams((message, answer) => {
      const changed = Buffer.from(message);
      changed.writeUInt16BE(0x8180, 2);
      changed[13] = 'x'.charCodeAt(0);
      answer(changed);
    });
    expect(await openSession(other).ask('example.com', 'A')).toEqual({
      state: 'unknown',
      reason: 'unreadable',
    });
  });

  it('with an unknown id is ignored', async () => {
    const server = await serveDatagrams((message, answer) => {
      const reply = Buffer.from(message);
      reply.writeUInt16BE(0x8183, 2);
      const forged = Buffer.from(reply);
      forged.writeUInt16BE(reply.readUInt16BE(0) ^ 1, 0);
      answer(forged);
      answer(Buffer.alloc(1));
      answer(reply);
    });
    expect(await openSession(server).ask('example.com', 'A')).toEqual({ state: 'absent', hasName: false });
  });

  it('with compression pointers in a circle is unreadable', async () => {
    const server = await serveDatagrams((message, answer) => {
      const reply = Buffer.concat([
        message.subarray(0, -11),
        Buffer.from([0xc0, 0x1d, 0, 5, 0, 1, 0, 0, 0, 1, 0, 2, 0xc0, 0x1d]),
      ]);
      reply.writeUInt16BE(0x8180, 2);
      reply.writeUInt16BE(1, 6);
      reply.writeUInt16BE(0, 10);
      answer(reply);
    });
    expect(await openSession(server).ask('example.com', 'CNAME')).toEqual({
      state: 'unknown',
      reason: 'unreadable',
    });
  });
});

describe('a question', () => {
  it('is asked again when it was lost', async () => {
    let heard = 0;
    const server = await serveDatagrams((message, answer) => {
      heard += 1;
      const reply = Buffer.from(message);
      reply.writeUInt16BE(0x8183, 2);
      if (heard > 1) answer(reply);
    });
    expect(await openSession(server).ask('example.com', 'A')).toEqual({ state: 'absent', hasName: false });
    expect(heard).toBe(2);
  });

  it('goes to the second resolver when the first is silent', async () => {
    const silent = await serveDatagrams(() => undefined);
    const second = await serveDns({ 'example.com': { A: ['192.0.2.1'] } });
    const time = new AbortController();
    onTestFinished(() => time.abort());
    const { ask } = openDnsSessions({ servers: [silent.address, second.address] })(time.signal);
    expect(await ask('example.com', 'A')).toEqual({ state: 'known', value: ['192.0.2.1'] });
  });

  it('R08 without an answer ends as a timeout', async () => {
    const silent = await serveDatagrams(() => undefined);
    expect(await openSession(silent).ask('example.com', 'A')).toEqual({
      state: 'unknown',
      reason: 'timeout',
    });
  });

  it('to a resolver that is not running is unreachable', async () => {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    const address = `127.0.0.1:${socket.address().port}`;
    await new Promise<void>((resolve) => socket.close(resolve));
    expect(await openSession({ address }).ask('example.com', 'A')).toEqual({
      state: 'unknown',
      reason: 'unreachable',
    });
  });

  it('is asked once, however often it comes up, and their number is bounded', async () => {
    const server = await serveDns();
    const { ask } = openSession(server);
    await Promise.all(Array.from({ length: 10 }, () => ask('example.com', 'A')));
    expect(server.questions).toEqual(['A example.com']);
    const names = Array.from({ length: 2000 }, (_, n) => `n${n}.example.com`);
    const answers = [];
    // A few at a time, as a socket on loopback holds only so many.
    for (let at = 0; at < names.length; at += 50) {
      answers.push(...(await Promise.all(names.slice(at, at + 50).map((name) => ask(name, 'A')))));
    }
    expect(answers.filter(({ state }) => state === 'absent')).toHaveLength(1499);
    expect(answers.at(-1)).toEqual({ state: 'unknown', reason: 'refused' });
  });
});

it('a server that is not an address is a configuration error', () => {
  expect(() => openDnsSessions({ servers: ['dns.example.com'] })).toThrow();
});
