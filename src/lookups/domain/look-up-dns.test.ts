// Long because one question is put to every kind of zone.
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEgress } from '../egress.ts';
import { serveDns, signingKey, type Zone } from '../testing/dns-server.ts';
import { openSession } from '../testing/open-session.ts';
import { subjectOf } from '../testing/subject-of.ts';
import { servePlain } from '../testing/tls-server.ts';
import { lookUpDns } from './look-up-dns.ts';

const absent = { state: 'absent' } as const;
const known = (value: unknown) => ({ state: 'known', value });
const unknown = (reason: string) => ({ state: 'unknown', reason });

type Options = { nameServerPort?: number; allow?: string[] };

const start = async (zone: Zone, { nameServerPort, allow = ['127.0.0.0/8'] }: Options = {}) => {
  const server = await serveDns(zone);
  const egress = createEgress({ allow, resolve: async () => [] });
  onTestFinished(egress.close);
  const lookUp = (name = 'example.com') => {
    const dns = openSession(server);
    const port = nameServerPort ?? server.port;
    return lookUpDns({ dns, egress, random: Math.random, nameServerPort: port })(subjectOf(name));
  };
  return { server, lookUp };
};

const found = async (zone: Zone, name?: string) => (await start(zone)).lookUp(name);

const complete: Zone = {
  'example.com': {
    A: ['192.0.2.1', '192.0.2.2'],
    AAAA: ['2001:db8::1'],
    MX: [
      [20, 'b.example.com'],
      [10, 'a.example.com'],
    ],
    NS: ['NS2.example.com', 'ns1.example.com'],
    TXT: ['v=spf1 -all', 'x'.repeat(400)],
    CAA: [
      ['issue', 'ca.example.net'],
      ['iodef', 'mailto:x@example.com'],
    ],
    SOA: ['ns1.example.com', 'host\\.master.example.com'.replace('\\.', ''), 2026010101],
  },
  'ns1.example.com': { A: ['127.0.0.1'] },
  'ns2.example.com': { AAAA: ['2001:db8::53'] },
};

describe('a complete zone', () => {
  it('is reported with all its records', async () => {
    expect(await found(complete)).toEqual({
      a: known(['192.0.2.1', '192.0.2.2']),
      aaaa: known(['2001:db8::1']),
      mx: known([
        { exchange: 'a.example.com', priority: 10 },
        { exchange: 'b.example.com', priority: 20 },
      ]),
      ns: known(['ns1.example.com', 'ns2.example.com']),
      txt: known(['v=spf1 -all', 'x'.repeat(400)]),
      caa: known(['0 issue "ca.example.net"', '0 iodef "mailto:x@example.com"']),
      soa: known({ nameServer: 'ns1.example.com', mailbox: 'hostmaster@example.com', serial: 2026010101 }),
      cnames: absent,
      dnssec: known('unsigned'),
      isWildcard: known(false),
      lameServers: known([]),
    });
  });

  it('is asked each question once', async () => {
    const { server, lookUp } = await start(complete);
    await lookUp();
    const overDatagrams = server.questions.filter((question) => !/^(?:SOA|DS)/.test(question));
    expect(new Set(overDatagrams).size).toBe(overDatagrams.length);
  });

  it('provides for a host without mail, text or NS records of its own', async () => {
    const facts = await found({ ...complete, 'www.example.com': { A: ['192.0.2.80'] } }, 'www.example.com');
    expect(facts).toMatchObject({
      a: known(['192.0.2.80']),
      aaaa: absent,
      mx: { value: [{ priority: 10 }, { priority: 20 }] },
      ns: known(['ns1.example.com', 'ns2.example.com']),
      txt: { value: ['v=spf1 -all', expect.any(String)] },
      caa: { state: 'known' },
      soa: { state: 'known' },
    });
  });

  it('gives way to the host’s own records', async () => {
    const host = {
      A: ['192.0.2.80'],
      MX: [[1, 'own.example.com']] as [number, string][],
      TXT: ['own'],
      CAA: [['issue', ';']] as [string, string][],
    };
    expect(await found({ ...complete, 'news.example.com': host }, 'news.example.com')).toMatchObject({
      mx: known([{ exchange: 'own.example.com', priority: 1 }]),
      txt: known(['own']),
      caa: known(['0 issue ";"']),
    });
  });
});

it('a name that does not exist has nothing', async () => {
  const facts = await found({}, 'free.example.com');
  for (const fact of [
    facts.a,
    facts.aaaa,
    facts.mx,
    facts.ns,
    facts.txt,
    facts.caa,
    facts.soa,
    facts.cnames,
  ]) {
    expect(fact).toEqual(absent);
  }
  expect(facts.dnssec).toEqual(absent);
  expect(facts.isWildcard).toEqual(known(false));
  expect(facts.lameServers).toEqual(absent);
});

it('a domain that accepts no mail says so with a dot', async () => {
  expect((await found({ 'example.com': { MX: [[0, '']] } })).mx).toEqual(
    known([{ exchange: '.', priority: 0 }]),
  );
});

describe('aliases', () => {
  it('are followed to the name with the addresses', async () => {
    const facts = await found(
      {
        'www.example.com': { CNAME: ['Shop.example.net'] },
        'shop.example.net': { CNAME: ['edge.example.org'] },
        'edge.example.org': { A: ['192.0.2.9'], TXT: ['of the edge'], MX: [[1, 'mx.example.org']] },
        'example.com': { TXT: ['of the domain'] },
      },
      'www.example.com',
    );
    expect(facts.cnames).toEqual(known(['shop.example.net', 'edge.example.org']));
    expect(facts.a).toEqual(known(['192.0.2.9']));
    // What stands at the other end is not this domain's.
    expect(facts.txt).toEqual(known(['of the domain']));
    expect(facts.mx).toEqual(absent);
  });

  it('that lead in a circle end', async () => {
    const facts = await found(
      { 'www.example.com': { CNAME: ['b.example.com'] }, 'b.example.com': { CNAME: ['www.example.com'] } },
      'www.example.com',
    );
    expect(facts.cnames).toEqual(known(['b.example.com', 'www.example.com']));
    expect(facts.a.state).not.toBe('known');
  });

  it('without end are followed ten times', async () => {
    const names = Array.from({ length: 30 }, (_, n) => [
      `n${n}.example.com`,
      { CNAME: [`n${n + 1}.example.com`] },
    ]);
    const { cnames } = await found(Object.fromEntries(names), 'n0.example.com');
    expect(cnames.state === 'known' && cnames.value).toHaveLength(10);
  });

  it('that cannot be followed further are reported as far as they go', async () => {
    const { server, lookUp } = await start({ 'www.example.com': { CNAME: ['lost.example.net'] } });
    server.moods['lost.example.net'] = 'servfail';
    expect((await lookUp('www.example.com')).cnames).toEqual(known(['lost.example.net']));
  });
});

describe('a wildcard', () => {
  it.each<[string, Zone, boolean]>([
    ['with an address', { '*.example.com': { A: ['192.0.2.1'] } }, true],
    ['with a new address', { '*.example.com': { AAAA: ['2001:db8::1'] } }, true],
    [
      'that is an alias',
      { '*.example.com': { CNAME: ['example.com'] }, 'example.com': { A: ['192.0.2.1'] } },
      true,
    ],
    ['that has texts only', { '*.example.com': { TXT: ['v=spf1 -all'] } }, false],
  ])('%s is seen', async (_, zone, isWildcard) => {
    expect((await found(zone)).isWildcard).toEqual(known(isWildcard));
  });

  it('is unknown without an answer', async () => {
    const { server, lookUp } = await start({});
    server.moods['example.com'] = 'refused';
    expect((await lookUp()).isWildcard).toEqual(unknown('unreachable'));
  });
});

describe('signatures', () => {
  const key = signingKey('example.com');
  const signed: Zone = {
    'example.com': {
      DS: [key.DS],
      DNSKEY: [key.DNSKEY],
      A: ['192.0.2.1'],
      SOA: ['ns.example.com', 'x.example.com', 1],
    },
  };

  it('are present when the parent has records of the keys', async () => {
    const { server, lookUp } = await start(signed);
    server.authenticated.add('example.com');
    expect((await lookUp()).dnssec).toEqual(known('signed'));
  });

  it('are accepted from a resolver that validated them', async () => {
    const { server, lookUp } = await start(signed);
    server.authenticated.add('example.com');
    await lookUp();
    expect(server.questions).not.toContain('DNSKEY example.com');
  });

  it('are present behind a resolver that does not validate, when the keys match', async () => {
    const { server, lookUp } = await start(signed);
    expect((await lookUp()).dnssec).toEqual(known('signed'));
    expect(server.questions).toContain('DNSKEY example.com');
  });

  it.each<[string, Buffer[]]>([
    ['other keys than its parent means', [signingKey('example.com', 'another').DNSKEY]],
    ['no keys', []],
  ])('are broken when the zone has %s', async (_, DNSKEY) => {
    const zone = { 'example.com': { ...signed['example.com'], DNSKEY } };
    expect((await found(zone)).dnssec).toEqual(known('broken'));
  });

  it('are present when the parent’s record is of a kind that cannot be compared', async () => {
    const DS = Buffer.from(key.DS);
    DS[3] = 3;
    const zone = { 'example.com': { ...signed['example.com'], DS: [DS], DNSKEY: [] } };
    expect((await found(zone)).dnssec).toEqual(known('signed'));
  });

  it('are broken when a resolver fails while it validates and answers when it does not', async () => {
    const { server, lookUp } = await start(signed);
    server.moods['example.com'] = 'broken';
    const { dnssec, a } = await lookUp();
    expect(dnssec).toEqual(known('broken'));
    expect(a).toEqual(unknown('unreachable'));
  });

  it.each([
    ['servfail', 'unreachable'],
    ['refused', 'unreachable'],
    ['garbage', 'unreadable'],
  ] as const)('are unknown to a resolver that answers with %s', async (mood, reason) => {
    const { server, lookUp } = await start(signed);
    server.moods['example.com'] = mood;
    expect((await lookUp()).dnssec).toEqual(unknown(reason));
  });

  it('are asked for again over a stream when they do not fit', async () => {
    const { server, lookUp } = await start(signed);
    server.moods['example.com'] = 'truncated';
    expect(await lookUp()).toMatchObject({ dnssec: known('signed'), a: known(['192.0.2.1']) });
  });
});

describe('name servers', () => {
  const zone: Zone = {
    'example.com': {
      NS: ['ns1.example.com', 'ns2.example.net'],
      SOA: ['ns1.example.com', 'x.example.com', 1],
    },
    'ns1.example.com': { A: ['127.0.0.1'] },
    'ns2.example.net': { A: ['127.0.0.1'] },
  };

  it('that do not answer for the zone are lame', async () => {
    const { server, lookUp } = await start(zone);
    server.authoritative.clear();
    expect((await lookUp()).lameServers).toEqual(known(['ns1.example.com', 'ns2.example.net']));
  });

  it('that do not exist are lame', async () => {
    const { 'ns2.example.net': _, ...rest } = zone;
    expect((await found(rest)).lameServers).toEqual(known(['ns2.example.net']));
  });

  it.each<[string, Parameters<typeof servePlain>[0], string]>([
    ['hang up', (socket) => socket.destroy(), 'unreadable'],
    ['talk rubbish', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), 'unreadable'],
    ['send a message that is none', (socket) => void socket.write(Buffer.alloc(200)), 'unreadable'],
  ])('that %s may answer others', async (_, onConnection, reason) => {
    const { lookUp } = await start(zone, { nameServerPort: await servePlain(onConnection) });
    expect((await lookUp()).lameServers).toEqual(unknown(reason));
  });

  it('with internal addresses are not asked', async () => {
    let hits = 0;
    const nameServerPort = await servePlain(() => {
      hits += 1;
    });
    const { lookUp } = await start(zone, { nameServerPort, allow: [] });
    expect((await lookUp()).lameServers).toEqual(unknown('refused'));
    expect(hits).toBe(0);
  });
});

it('a session that ends leaves what is known, and the rest unknown', async () => {
  const server = await serveDns({ 'example.com': { A: ['192.0.2.1'] } });
  server.moods['example.com'] = 'silent';
  const dns = openSession(server);
  const egress = createEgress({ allow: [], resolve: async () => [] });
  onTestFinished(egress.close);
  const pending = lookUpDns({ dns, egress, random: Math.random })(subjectOf('example.com'));
  await expect.poll(() => server.questions.length).toBeGreaterThan(5);
  dns.end();
  for (const fact of Object.values(await pending)) expect(fact).toEqual(unknown('timeout'));
  expect(await dns.ask('example.org', 'A')).toEqual(unknown('timeout'));
});
