import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type DomainResult, domainResultSchema } from '../../contract/analyze-domain.ts';
import type { Zone } from '../../lookups/testing/dns-server.ts';
import { costlyRdap, hostileRdap, hostileWhois } from '../../lookups/testing/hostile-registrations.ts';
import { rdapMoods } from '../../lookups/testing/rdap-server.ts';
import { whoisMoods } from '../../lookups/testing/whois-server.ts';
import { loopbackInternet } from '../testing/loopback-internet.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

// Every service that is asked may lie, hang or waste our time. That costs its own part of the result, and no more.

const site = (name: string) => ({
  [name]: { A: ['127.0.0.1'], NS: [`ns1.${name}`], TXT: ['v=spf1 -all'] },
  [`_dmarc.${name}`]: { TXT: ['v=DMARC1; p=reject'] },
});
const zoneOf = (names: readonly string[]): Zone => Object.assign({}, ...names.map(site));

const check = async (app: TestApp, domain: string): Promise<[string, DomainResult]> => {
  const answer = await app.postJson('/api/analyze/domain', { domain });
  expect([domain, answer.statusCode]).toEqual([domain, 200]);
  expect(answer.body.length, domain).toBeLessThan(100_000);
  return [domain, domainResultSchema.parse(answer.json())];
};

/** A few at a time, as visitors come, and one before them: the first pays for all that is read once. */
const checkAll = async (app: TestApp, names: readonly string[], atOnce = 3) => {
  await check(app, 'nobody-knows-this-name.com');
  const results: [string, DomainResult][] = [];
  for (let at = 0; at < names.length; at += atOnce) {
    results.push(...(await Promise.all(names.slice(at, at + atOnce).map((name) => check(app, name)))));
  }
  return results;
};

const isPlain = (text: string) => /^[^\p{Cc}\p{Bidi_Control}]{0,300}$/u.test(text);
const textsIn = ({ whoisInfo }: DomainResult) => [
  whoisInfo.registrar ?? '',
  whoisInfo.registrantOrg ?? '',
  whoisInfo.abuseEmail ?? '',
  ...whoisInfo.status,
];
const datesIn = ({ whoisInfo }: DomainResult) =>
  [whoisInfo.creationDate, whoisInfo.expiryDate, whoisInfo.updatedDate].filter((date) => date !== null);

describe('S42 what registries say', () => {
  const rdapNames = Object.keys(hostileRdap).map((what) => `rdap-${what}.com`);
  const whoisNames = Object.keys(hostileWhois).map((what) => `whois-${what}.com`);
  const asked = [...rdapNames, ...whoisNames];

  it(`${asked.length} hostile answers are '-' or plain text, and none is an internal error`, async () => {
    const { env, tls, rdap } = await loopbackInternet(zoneOf(asked), {
      whois: (name) => hostileWhois[name.slice('whois-'.length, -'.com'.length)]?.(name) ?? 'rubbish\n',
    });
    for (const name of rdapNames) {
      const answer = hostileRdap[name.slice('rdap-'.length, -'.com'.length)]?.(name);
      if (answer) rdap.answers[`/domain/${name}`] = answer;
    }
    for (const name of whoisNames) rdap.answers[`/domain/${name}`] = rdapMoods.isInTrouble;
    const results = await checkAll(await startTestApp({ env, tls }), asked);
    expect(results).toHaveLength(asked.length);
    for (const [name, result] of results) {
      expect(datesIn(result), name).toEqual([]);
      expect(result.domainAge, name).toEqual({ ageInDays: null, ageDescription: null });
      expect(
        textsIn(result).filter((text) => !isPlain(text)),
        name,
      ).toEqual([]);
      expect(result.whoisInfo.status.length, name).toBeLessThan(60);
      // Nothing of the other answers is lost.
      expect(result, name).toMatchObject({
        dnsRecords: { A: ['127.0.0.1'] },
        emailSecurity: { spf: { state: 'configured' }, dmarc: { policy: 'reject' } },
        sslInfo: { isValid: true },
      });
    }
    expect(new Set(results.map(([, { lookups }]) => lookups.dns.state))).toEqual(new Set(['known']));
  });

  it('hostile records of DNS are shown as the text they are, and bounded', async () => {
    const script = '<script>alert(1)</script>';
    const { env, tls } = await loopbackInternet({
      'texts.com': { A: ['127.0.0.1'], TXT: [script, 'x'.repeat(60_000), 'a\u0000b\u001b[2J'] },
      'servers.com': {
        A: ['127.0.0.1'],
        NS: Array.from({ length: 200 }, (_, n) => `ns${n}.servers.com`),
        MX: [
          [10, script],
          [65_535, 'x'.repeat(60)],
        ],
      },
      'addresses.com': { A: Array.from({ length: 1500 }, () => '127.0.0.1') },
      'circle.com': { CNAME: ['around.com'] },
      'around.com': { CNAME: ['circle.com'] },
      'follow.com': { A: ['127.0.0.1'], TXT: ['v=spf1 include:follow.com redirect=a.follow.com'] },
      'a.follow.com': { TXT: [`v=spf1 ${'include:b.follow.com '.repeat(200)}-all`] },
      'b.follow.com': { TXT: ['v=spf1 redirect=a.follow.com'] },
      '_dmarc.policy.com': { TXT: [`v=DMARC1; p=${script}; pct=${'9'.repeat(1000)}; ${';=;'.repeat(2000)}`] },
      'policy.com': { A: ['127.0.0.1'], CAA: [['issue', script]], SOA: [script, '', 4_294_967_295] },
      '1.0.0.127.in-addr.arpa': { PTR: [script] },
    });
    const names = ['texts', 'servers', 'addresses', 'circle', 'follow', 'policy'].map(
      (name) => `${name}.com`,
    );
    const results = new Map(await checkAll(await startTestApp({ env, tls }), names));
    expect(results.get('addresses.com')?.dnsRecords.A.length).toBeLessThanOrEqual(100);
    expect(results.get('follow.com')?.emailSecurity.spf).toMatchObject({ state: 'configured', lookups: 30 });
    expect(results.get('policy.com')?.emailSecurity.dmarc).toMatchObject({ policy: 'none' });
    expect(results.get('circle.com')?.dnsRecords.A).toEqual([]);
  });
});

describe('R08 one of the services that are asked', () => {
  const moods: Record<string, Zone> = {};
  const name = (what: string) => {
    const domain = `${what}.com`;
    moods[domain] = site(domain);
    return domain;
  };
  const dns = {
    silent: name('dns-silent'),
    servfail: name('dns-failing'),
    refused: name('dns-refusing'),
    garbage: name('dns-garbage'),
  } as const;
  const rdap = {
    hangs: name('rdap-hanging'),
    drips: name('rdap-slow'),
    isGarbage: name('rdap-garbage'),
    isBusy: name('rdap-busy'),
  } as const;
  const whois = {
    hangs: name('whois-hanging'),
    drips: name('whois-slow'),
    isGarbage: name('whois-garbage'),
    slamsTheDoor: name('whois-slamming'),
  } as const;
  const tls = { hangs: name('tls-hanging'), refuses: name('tls-refusing') } as const;

  it('is unreachable, slow, wrong or busy: the answers of the others are used', async () => {
    const whoisMood = new Map<string, (typeof whoisMoods)[keyof typeof whois]>(
      Object.entries(whois).map(([mood, domain]) => [domain, whoisMoods[mood as keyof typeof whois]]),
    );
    const internet = await loopbackInternet(Object.assign({}, ...Object.values(moods)), {
      whois: (asked) =>
        whoisMood.get(asked) ??
        `Domain Name: ${asked}\nCreation Date: 2015-03-01T10:00:00Z\nRegistrar: By Whois\n`,
      certificateFor: (site, good) => {
        if (site === tls.refuses) throw new Error('the site is in trouble');
        return site === tls.hangs ? null : good(site);
      },
    });
    for (const [mood, domain] of Object.entries(dns)) internet.dns.moods[domain] = mood as keyof typeof dns;
    for (const [mood, domain] of Object.entries(rdap)) {
      internet.rdap.answers[`/domain/${domain}`] = rdapMoods[mood as keyof typeof rdap];
    }
    for (const domain of Object.values(whois)) {
      internet.rdap.answers[`/domain/${domain}`] = rdapMoods.isInTrouble;
    }
    const app = await startTestApp({ env: internet.env, tls: internet.tls });
    const results = new Map(await checkAll(app, Object.keys(moods), 5));
    const statesOf = (domain: string) => {
      const lookups = results.get(domain)?.lookups;
      return [lookups?.registration.state, lookups?.dns.state, lookups?.certificate.state];
    };
    for (const domain of Object.values(dns)) {
      expect([domain, ...statesOf(domain)]).toEqual([domain, 'known', 'unknown', 'unknown']);
    }
    for (const domain of Object.values(rdap)) {
      expect([domain, ...statesOf(domain)]).toEqual([domain, 'known', 'known', 'known']);
      expect(results.get(domain)?.whoisInfo.registrar).toBe('By Whois');
    }
    for (const domain of Object.values(whois)) {
      expect([domain, ...statesOf(domain)]).toEqual([domain, 'unknown', 'known', 'known']);
      expect(results.get(domain)?.whoisInfo).toMatchObject({ creationDate: null, registrar: null });
    }
    for (const domain of Object.values(tls)) {
      expect([domain, ...statesOf(domain)]).toEqual([domain, 'known', 'known', 'unknown']);
      expect(results.get(domain)?.sslInfo).toMatchObject({ isValid: null, issuer: null });
    }
  });
});

describe('S41 services that waste time and memory', () => {
  it('cost their own part, and the rest of the result is given', async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => `n${n}.many-names.com`);
    const some = Array.from({ length: 2_000 }, (_, n) => `n${n}.some-names.com`);
    const slow = Object.keys(costlyRdap).map((what) => `${what}.com`);
    const names = [...slow, 'bomb.com', 'no-end-of-tls.com', 'many-names.com', 'some-names.com'];
    const { env, tls, rdap } = await loopbackInternet(zoneOf(names), {
      whois: () => whoisMoods.hangs,
      certificateFor: (name, good) => {
        if (name === 'no-end-of-tls.com') return null;
        return name === 'many-names.com'
          ? good(...many)
          : name === 'some-names.com'
            ? good(...some)
            : good(name);
      },
    });
    for (const [what, answer] of Object.entries(costlyRdap)) rdap.answers[`/domain/${what}.com`] = answer;
    const tenMegabytes = gzipSync(Buffer.alloc(10 * 1024 * 1024, ' '));
    rdap.answers['/domain/bomb.com'] = (_, response) =>
      void response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(Buffer.concat(Array.from({ length: 100 }, () => tenMegabytes)));
    const app = await startTestApp({ env, tls });
    const before = process.memoryUsage();
    const results = new Map(await checkAll(app, names, 4));
    const after = process.memoryUsage();
    for (const [name, { dnsRecords, emailSecurity, lookups }] of results) {
      expect([name, dnsRecords.A, emailSecurity.dmarc.policy]).toEqual([name, ['127.0.0.1'], 'reject']);
      const isCostly = slow.includes(name) || name === 'bomb.com';
      expect([name, lookups.registration.state]).toEqual([name, isCostly ? 'unknown' : 'known']);
    }
    expect(results.get('no-end-of-tls.com')?.sslInfo.isValid).toBe(null);
    // More than TLS itself takes in one message.
    expect(results.get('many-names.com')?.sslInfo.names).toEqual([]);
    expect(results.get('some-names.com')?.sslInfo.names.length).toBeLessThanOrEqual(100);
    // What is held outside of the heap: bodies on their way.
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(50 * 1024 * 1024);
  });
});

describe('S38 an address inside', () => {
  const spellings = [
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0', '127.0.0.1.', '①②⑦.0.0.1'],
    ...[
      '[::1]',
      '::1',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
      '[::]',
    ],
    ...[
      '169.254.169.254',
      '2852039166',
      '0xa9fea9fe',
      '0251.0376.0251.0376',
      '[fd00:ec2::254]',
      '100.100.100.200',
    ],
    ...['10.0.0.1', '192.168.1.1', '172.16.0.1', '100.64.0.1', '0.0.0.0', '255.255.255.255', '[fe80::1]'],
    ...[
      'localhost',
      'localhost.',
      'LOCALHOST',
      'printer.local',
      'http://127.0.0.1:80/',
      'http://user@127.0.0.1/',
    ],
    ...['127.0.0.1:443', 'file:///etc/passwd', 'http://[::1]/', 'http://①②⑦.⓪.⓪.①/'],
  ];
  const zone: Zone = {
    'leads-inside.com': { A: ['127.0.0.1'], AAAA: ['::1'], NS: ['ns.leads-inside.com'] },
    'ns.leads-inside.com': { A: ['127.0.0.1'] },
    'half-inside.com': { A: ['93.184.216.34', '127.0.0.1'] },
    'mapped-inside.com': { AAAA: ['::ffff:127.0.0.1'] },
    'alias-inside.com': { CNAME: ['localhost.leads-inside.com'] },
    'localhost.leads-inside.com': { A: ['127.0.0.1'] },
    'metadata-inside.com': { A: ['169.254.169.254'] },
  };

  it('is never connected to, in any spelling or under any domain', async () => {
    let hits = 0;
    const canary = createServer((socket) => {
      hits += 1;
      socket.destroy();
    });
    await once(canary.listen(0, '::'), 'listening');
    onTestFinished(() => void canary.close());
    const { port } = canary.address() as AddressInfo;
    const { env } = await loopbackInternet(zone);
    const app = await startTestApp({
      env: {
        ...env,
        EGRESS_ALLOW: '',
        RDAP_BOOTSTRAP_URL: `http://127.0.0.1:${port}/`,
        WHOIS_SERVER: `127.0.0.1:${port}`,
      },
      tls: { port },
    });
    const names = [...spellings, ...Object.keys(zone).filter((name) => name.endsWith('-inside.com'))];
    for (const name of names) {
      const [ofName, ofLink] = await Promise.all([
        app.postJson('/api/analyze/domain', { domain: name }),
        app.postJson('/api/analyze/url', { url: /^\w+:\/\//.test(name) ? name : `https://${name}/` }),
      ]);
      expect([name, [200, 400].includes(ofName.statusCode)]).toEqual([name, true]);
      expect([name, [200, 400].includes(ofLink.statusCode)]).toEqual([name, true]);
    }
    expect(hits).toBe(0);
  });
});
