import { describe, expect, it, onTestFinished } from 'vitest';
import { createEgress } from '../egress.ts';
import { bootstrapList, type RdapAnswer, rdapMoods, redirectsTo, serveRdap } from '../testing/rdap-server.ts';
import { serveWhois, type WhoisAnswer, whoisMoods } from '../testing/whois-server.ts';
import { registrationLookup } from './look-up-registration.ts';
import type { RegistrationSubject } from './registration-question.ts';
import { autonomousSystem, network, thickDomain, thinDomain } from './testing/rdap-answers.ts';

const never = new AbortController().signal;

const domain = (registrable: string): RegistrationSubject => ({
  kind: 'domain',
  ascii: `www.${registrable}`,
  unicode: `www.${registrable}`,
  registrable,
  publicSuffix: registrable.split('.').slice(1).join('.'),
});
const example = domain('example.com');
const address: RegistrationSubject = { kind: 'address', address: '192.0.2.77', version: 4 };

const whoisText = `Domain Name: EXAMPLE.COM
Creation Date: 2001-02-03T04:05:06Z
Registrar: Example Registrar, Inc.
Registrant Organization: Example By Whois Ltd
`;

/** Nobody listens there. */
const nobody = '127.0.0.1:1';

type World = {
  bootstrapUrl?: string;
  whoisServer?: string;
  timeoutMs?: number;
  clock?: () => Date;
  allow?: string[];
};

const open = (world: World) => {
  const {
    bootstrapUrl = `http://${nobody}/`,
    whoisServer = nobody,
    allow = ['127.0.0.0/8'],
    ...rest
  } = world;
  const egress = createEgress({ allow, resolve: async () => ['127.0.0.1'] });
  onTestFinished(egress.close);
  return registrationLookup({ egress, bootstrapUrl, whoisServer, clock: () => new Date(), ...rest });
};

/** A registry that answers in RDAP, with the lists that lead to it. */
const serveRegistry = async (answers: Record<string, RdapAnswer> = {}) => {
  const registry = await serveRdap(answers);
  registry.answers['/dns.json'] = bootstrapList([['com', 'net'], [registry.url]]);
  registry.answers['/ipv4.json'] = bootstrapList(
    [['192.0.0.0/8'], ['http://127.0.0.1:1/']],
    [['192.0.2.0/24'], [registry.url]],
  );
  registry.answers['/ipv6.json'] = bootstrapList([['2001:db8::/32'], [registry.url]]);
  registry.answers['/asn.json'] = bootstrapList([['64496-64511'], [registry.url]]);
  return registry;
};

describe('by RDAP', () => {
  it('a domain is found by its suffix, and WHOIS is not asked', async () => {
    const registry = await serveRegistry({ '/domain/example.com': thickDomain('example.com') });
    const whois = await serveWhois(() => whoisText);
    const lookUp = open({ bootstrapUrl: registry.url, whoisServer: whois.address });
    expect(await lookUp(example, never)).toMatchObject({
      state: 'known',
      value: { organisation: 'Example Widgets Ltd', source: '127.0.0.1', protocol: 'rdap' },
    });
    expect(registry.requests).toEqual(['/dns.json', '/domain/example.com']);
    expect(whois.questions).toEqual([]);
  });

  it('an international name is asked for in its A-labels', async () => {
    const registry = await serveRegistry({ '/domain/xn--mller-kva.com': thickDomain('xn--mller-kva.com') });
    expect(await open({ bootstrapUrl: registry.url })(domain('müller.com'), never)).toMatchObject({
      state: 'known',
    });
  });

  it('an address is found in the smallest block that holds it', async () => {
    const registry = await serveRegistry({ '/ip/192.0.2.77': network });
    expect(await open({ bootstrapUrl: registry.url })(address, never)).toMatchObject({
      state: 'known',
      value: { network: '192.0.2.0/24', organisation: 'Beispiel Netze GmbH' },
    });
  });

  it('an IPv6 address and an AS number are found, too', async () => {
    const wide = {
      objectClassName: 'ip network',
      startAddress: '2001:db8::',
      endAddress: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
    };
    const registry = await serveRegistry({ '/ip/2001:db8::53': wide, '/autnum/64496': autonomousSystem });
    const lookUp = open({ bootstrapUrl: registry.url });
    expect(await lookUp({ kind: 'address', address: '2001:db8::53', version: 6 }, never)).toMatchObject({
      state: 'known',
      value: { network: '2001:db8::/32' },
    });
    expect(await lookUp({ kind: 'asn', number: 64496 }, never)).toMatchObject({
      state: 'known',
      value: { organisation: 'Beispiel Netze GmbH' },
    });
  });

  it('404 is an answer: nobody registered it', async () => {
    const registry = await serveRegistry();
    const whois = await serveWhois(() => whoisText);
    expect(await open({ bootstrapUrl: registry.url, whoisServer: whois.address })(example, never)).toEqual({
      state: 'absent',
    });
    expect(whois.questions).toEqual([]);
  });

  it('the registrar adds what a thin registry does not keep', async () => {
    const registrar = await serveRdap({ '/domain/EXAMPLE.COM': thickDomain('example.com') }, '127.0.0.2');
    const registry = await serveRegistry({
      '/domain/example.com': thinDomain('example.com', `${registrar.url}domain/EXAMPLE.COM`),
    });
    expect(await open({ bootstrapUrl: registry.url })(example, never)).toMatchObject({
      state: 'known',
      value: { organisation: 'Example Widgets Ltd', country: 'GB', source: '127.0.0.1' },
    });
  });

  it.each<[string, RdapAnswer | null]>([
    ['knows nothing', null],
    ['hangs', rdapMoods.hangs],
    ['answers with a website', rdapMoods.isAWebsite],
    ['sends into the machine', redirectsTo('http://169.254.169.254/latest/meta-data/')],
    ['tells of another name', thickDomain('example.net')],
  ])('a registrar that %s costs nothing of what the registry told', async (_, mood) => {
    const registrar = await serveRdap(mood ? { '/domain/EXAMPLE.COM': mood } : {}, '127.0.0.2');
    const registry = await serveRegistry({
      '/domain/example.com': thinDomain('example.com', `${registrar.url}domain/EXAMPLE.COM`),
    });
    expect(await open({ bootstrapUrl: registry.url, timeoutMs: 600 })(example, never)).toMatchObject({
      state: 'known',
      value: { createdAt: '2003-03-04T05:00:00.000Z', organisation: null },
    });
    expect(registrar.requests).toEqual(['/domain/EXAMPLE.COM']);
  });
});

describe('the lists of services', () => {
  it('are fetched once a day', async () => {
    const registry = await serveRegistry({ '/domain/example.com': thickDomain('example.com') });
    let now = Date.parse('2026-11-16T00:00:00Z');
    const lookUp = open({ bootstrapUrl: registry.url.replace(/\/$/, ''), clock: () => new Date(now) });
    const lists = () => registry.requests.filter((path) => path === '/dns.json').length;
    await lookUp(example, never);
    now += 23 * 60 * 60 * 1000;
    await lookUp(example, never);
    expect(lists()).toBe(1);
    now += 2 * 60 * 60 * 1000;
    await lookUp(example, never);
    expect(lists()).toBe(2);
  });

  it('that cannot be had are not asked for at once again, and old ones serve meanwhile', async () => {
    const registry = await serveRegistry({ '/domain/example.com': thickDomain('example.com') });
    let now = Date.parse('2026-11-16T00:00:00Z');
    const lookUp = open({ bootstrapUrl: registry.url, clock: () => new Date(now) });
    const list = registry.answers['/dns.json'] ?? {};
    const lists = () => registry.requests.filter((path) => path === '/dns.json').length;
    registry.answers['/dns.json'] = rdapMoods.isInTrouble;
    expect(await lookUp(example, never)).toMatchObject({ state: 'unknown' });
    await lookUp(example, never);
    expect(lists()).toBe(1);
    registry.answers['/dns.json'] = list;
    now += 2 * 60 * 1000;
    expect(await lookUp(example, never)).toMatchObject({ state: 'known' });
    registry.answers['/dns.json'] = rdapMoods.isAWebsite;
    now += 25 * 60 * 60 * 1000;
    expect(await lookUp(example, never)).toMatchObject({ state: 'known' });
    expect(lists()).toBe(3);
  });

  it.each<[string, RdapAnswer]>([
    ['hang', rdapMoods.hangs],
    ['are garbage', rdapMoods.isGarbage],
    [
      'are of the wrong type',
      {
        services: [
          null,
          7,
          [['com'], null],
          [null, ['https://rdap.example/']],
          [['com'], ['gopher://x/', 'nonsense']],
        ],
      },
    ],
    ['are nothing', { services: null }],
  ])('that %s leave WHOIS', async (_, list) => {
    const lists = await serveRdap({ '/dns.json': list });
    const whois = await serveWhois(() => whoisText);
    expect(
      await open({ bootstrapUrl: lists.url, whoisServer: whois.address, timeoutMs: 1500 })(example, never),
    ).toMatchObject({
      state: 'known',
      value: { protocol: 'whois' },
    });
  });
});

describe('a misbehaving RDAP server', () => {
  const moods: [string, RdapAnswer, string][] = [
    ['hangs', rdapMoods.hangs, 'timeout'],
    ['drips', rdapMoods.drips, 'timeout'],
    ['talks garbage', rdapMoods.isGarbage, 'unreadable'],
    ['is a website', rdapMoods.isAWebsite, 'unreadable'],
    ['answers with five megabytes', rdapMoods.isHuge, 'refused'],
    ['is in trouble', rdapMoods.isInTrouble, 'unreachable'],
    ['is asked too often', rdapMoods.isBusy, 'refused'],
    ['tells of another name', thickDomain('example.net'), 'unreadable'],
    ['sends into the machine', redirectsTo('http://169.254.169.254/domain/example.com'), 'refused'],
    ['sends in circles', redirectsTo('/domain/example.com'), 'refused'],
  ];

  it.each(moods)('which %s is unknown, by its reason', async (_, mood, reason) => {
    const registry = await serveRegistry({ '/domain/example.com': mood });
    expect(await open({ bootstrapUrl: registry.url, timeoutMs: 600 })(example, never)).toEqual({
      state: 'unknown',
      reason,
    });
  });

  it.each(moods)('which %s leaves WHOIS', async (_, mood) => {
    const registry = await serveRegistry({ '/domain/example.com': mood });
    const whois = await serveWhois(() => whoisText);
    const lookUp = open({ bootstrapUrl: registry.url, whoisServer: whois.address, timeoutMs: 1500 });
    expect(await lookUp(example, never)).toMatchObject({
      state: 'known',
      value: { organisation: 'Example By Whois Ltd', protocol: 'whois' },
    });
  });
});

describe('by WHOIS', () => {
  /** The root, the registry and the registrar, each on a port of its own. */
  const serveChain = async (
    registryText: (registrar: string) => WhoisAnswer,
    registrarAnswer: WhoisAnswer,
  ) => {
    const registrar = await serveWhois(() => registrarAnswer, '127.0.0.3');
    const registry = await serveWhois(() => registryText(registrar.address), '127.0.0.2');
    const root = await serveWhois(
      () => `refer:        ${registry.address}\n\ndomain:       COM\n\nwhois:        ${registry.address}\n`,
    );
    return { root, registry, registrar };
  };
  const thin = (registrar: string) =>
    `Domain Name: EXAMPLE.COM\nRegistrar WHOIS Server: ${registrar}\nCreation Date: 2003-03-04T05:00:00Z\nRegistrar: Example Registrar, Inc.\n`;

  it('the root sends to the registry, the registry to the registrar, and what they tell is put together', async () => {
    const { root, registry, registrar } = await serveChain(thin, whoisText);
    expect(await open({ whoisServer: root.address })(example, never)).toMatchObject({
      state: 'known',
      value: {
        createdAt: '2003-03-04T05:00:00.000Z',
        organisation: 'Example By Whois Ltd',
        source: '127.0.0.2',
        protocol: 'whois',
      },
    });
    expect([root, registry, registrar].map(({ questions }) => questions)).toEqual([
      ['example.com'],
      ['example.com'],
      ['example.com'],
    ]);
  });

  it('the root is asked once a day for a suffix', async () => {
    const { root, registry } = await serveChain(thin, 'No match\n');
    const lookUp = open({ whoisServer: root.address });
    await lookUp(example, never);
    await lookUp(example, never);
    expect(root.questions).toHaveLength(1);
    expect(registry.questions).toHaveLength(2);
  });

  it.each<[string, WhoisAnswer]>([
    ['hangs', whoisMoods.hangs],
    ['drips', whoisMoods.drips],
    ['knows nothing', 'No match for domain\n'],
    ['is asked too often', 'Quota exceeded\n'],
    ['slams the door', whoisMoods.slamsTheDoor],
  ])('a registrar that %s costs nothing of what the registry told', async (_, answer) => {
    const { root, registrar } = await serveChain(thin, answer);
    expect(await open({ whoisServer: root.address, timeoutMs: 800 })(example, never)).toMatchObject({
      state: 'known',
      value: { createdAt: '2003-03-04T05:00:00.000Z', organisation: null },
    });
    expect(registrar.questions).toEqual(['example.com']);
  });

  it('nobody is asked whom the guard refuses', async () => {
    const inside = await serveWhois(() => whoisText, '127.0.0.9');
    const root = await serveWhois(() => `refer: ${inside.address}\n`);
    const lookUp = open({ whoisServer: root.address, allow: ['127.0.0.1/32'] });
    expect(await lookUp(example, never)).toEqual({ state: 'unknown', reason: 'refused' });
    expect(inside.questions).toEqual([]);
  });

  it.each(['127.0.0.1:25', '127.0.0.1:80', 'ftp://127.0.0.1/', 'localhost', 'x y', ''])(
    'a referral to %j leads nowhere',
    async (to) => {
      const root = await serveWhois(() => `refer: ${to}\ndomain: COM\n`);
      expect(await open({ whoisServer: root.address })(example, never)).toMatchObject({
        state: 'unknown',
        reason: 'unreadable',
      });
    },
  );

  it('a circle of referrals ends', async () => {
    let second = '';
    const one = await serveWhois(() => `refer: ${second}\n`);
    const other = await serveWhois(() => `refer: ${one.address}\n`, '127.0.0.2');
    second = other.address;
    expect(await open({ whoisServer: one.address })(example, never)).toEqual({
      state: 'unknown',
      reason: 'unreadable',
    });
    expect([one.questions.length, other.questions.length]).toEqual([1, 1]);
  });

  it('a chain of referrals ends', async () => {
    let asked = 0;
    const addresses: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const server = await serveWhois(() => {
        asked += 1;
        return `refer: ${addresses[index + 1] ?? nobody}\n`;
      });
      addresses.push(server.address);
    }
    expect(await open({ whoisServer: addresses[0] ?? '' })(example, never)).toEqual({
      state: 'unknown',
      reason: 'unreadable',
    });
    expect(asked).toBe(3);
  });

  it.each<[string, string, RegistrationSubject, string]>([
    ['Verisign', 'whois.verisign-grs.com', example, 'domain example.com'],
    ['DENIC', 'whois.denic.de', domain('müller.de'), '-T dn,ace xn--mller-kva.de'],
    ['JPRS', 'whois.jprs.jp', domain('example.jp'), 'example.jp/e'],
    ['ARIN', 'whois.arin.net', address, 'n + 192.0.2.77'],
    ['ARIN, for a system,', 'whois.arin.net', { kind: 'asn', number: 64496 }, 'a + AS64496'],
    ['RIPE', 'whois.ripe.net', address, '192.0.2.77'],
  ])('%s is asked in its own way', async (_, host, subject, question) => {
    const registry = await serveWhois(() => 'No match\n');
    const root = await serveWhois(() => `refer: whois://${host}:${registry.port}/\n`);
    expect(await open({ whoisServer: root.address })(subject, never)).toEqual({ state: 'absent' });
    expect(registry.questions).toEqual([question]);
  });

  it('ARIN sends on to whoever has the block now', async () => {
    const ripe = await serveWhois(
      () => 'inetnum: 192.0.2.0 - 192.0.2.255\norg-name: Beispiel Netze GmbH\n',
      '127.0.0.3',
    );
    const arin = await serveWhois(
      () =>
        `NetRange: 192.0.0.0 - 192.255.255.255\nOrgName: RIPE NCC\nReferralServer: whois://${ripe.address}\n`,
      '127.0.0.2',
    );
    const root = await serveWhois(() => `refer: ${arin.address}\n`);
    expect(await open({ whoisServer: root.address })(address, never)).toMatchObject({
      state: 'known',
      value: { organisation: 'Beispiel Netze GmbH', network: '192.0.2.0/24', source: '127.0.0.3' },
    });
  });

  it('an answer that is not UTF-8 is old', async () => {
    const latin = Buffer.from(
      'domain: example.com\nregistrar: Müller Domänen\ncreated: 2003-03-04\n',
      'latin1',
    );
    const root = await serveWhois(() => latin);
    expect(await open({ whoisServer: root.address })(example, never)).toMatchObject({
      value: { registrar: 'Müller Domänen' },
    });
  });

  it.each<[string, WhoisAnswer, string]>([
    ['hangs', whoisMoods.hangs, 'timeout'],
    ['drips', whoisMoods.drips, 'timeout'],
    ['floods', whoisMoods.floods, 'refused'],
    ['slams the door', whoisMoods.slamsTheDoor, 'unreachable'],
    ['talks garbage', whoisMoods.isGarbage, 'unreadable'],
    ['says nothing', '', 'unreadable'],
    ['is asked too often', 'Query rate limit exceeded, try again later\n', 'refused'],
    ['tells of another name', 'Domain Name: example.net\nCreation Date: 2003-03-04\n', 'unreadable'],
  ])('a server that %s is unknown, by its reason', async (_, answer, reason) => {
    const root = await serveWhois(() => answer);
    expect(await open({ whoisServer: root.address, timeoutMs: 600 })(example, never)).toEqual({
      state: 'unknown',
      reason,
    });
  });

  it('"not found" is an answer', async () => {
    const root = await serveWhois(() => 'No match for "EXAMPLE.COM".\n');
    expect(await open({ whoisServer: root.address })(example, never)).toEqual({ state: 'absent' });
  });
});

describe('a lookup', () => {
  it('is one for all who ask the same at the same time', async () => {
    const registry = await serveRegistry({ '/domain/example.com': thickDomain('example.com') });
    const lookUp = open({ bootstrapUrl: registry.url });
    const found = await Promise.all(Array.from({ length: 20 }, () => lookUp(example, never)));
    expect(found.every(({ state }) => state === 'known')).toBe(true);
    expect(registry.requests.filter((path) => path.startsWith('/domain/'))).toHaveLength(1);
  });

  it('goes on for the others when one of them leaves', async () => {
    let answer = () => {};
    const registry = await serveRegistry();
    const isAsked = new Promise<void>((resolve) => {
      registry.answers['/domain/example.com'] = (_, response) => {
        answer = () => void response.end(JSON.stringify(thickDomain('example.com')));
        resolve();
      };
    });
    const lookUp = open({ bootstrapUrl: registry.url });
    const leaving = new AbortController();
    const left = lookUp(example, leaving.signal);
    const stayed = lookUp(example, never);
    await isAsked;
    leaving.abort(new Error('the visitor left'));
    await expect(left).rejects.toThrow('the visitor left');
    answer();
    expect(await stayed).toMatchObject({ state: 'known' });
  });

  it('ends when everybody has left, and the next one begins anew', async () => {
    const registry = await serveRegistry();
    const isClosed = new Promise<void>((resolve) => {
      registry.answers['/domain/example.com'] = (_, response) => void response.on('close', resolve);
    });
    const isAsked = new Promise<void>((resolve) => {
      const hang = registry.answers['/domain/example.com'];
      registry.answers['/domain/example.com'] = (request, response) => {
        if (typeof hang === 'function') hang(request, response);
        resolve();
      };
    });
    const lookUp = open({ bootstrapUrl: registry.url });
    const caller = new AbortController();
    const pending = lookUp(example, caller.signal);
    await isAsked;
    caller.abort(new Error('the visitor left'));
    await expect(pending).rejects.toThrow('the visitor left');
    await isClosed;
    registry.answers['/domain/example.com'] = thickDomain('example.com');
    expect(await lookUp(example, never)).toMatchObject({ state: 'known' });
  });

  it('for a caller who has already left asks nobody', async () => {
    const registry = await serveRegistry();
    await expect(
      open({ bootstrapUrl: registry.url })(example, AbortSignal.abort(new Error('gone'))),
    ).rejects.toThrow('gone');
    expect(registry.requests).toEqual([]);
  });

  it.each(['example.com\r\nsomething else', 'exa mple.com', '-T dn,ace', 'com', '', `${'a'.repeat(64)}.com`])(
    'never puts %j on a wire',
    async (name) => {
      const registry = await serveRegistry();
      const whois = await serveWhois(() => whoisText);
      const lookUp = open({ bootstrapUrl: registry.url, whoisServer: whois.address });
      expect(await lookUp(domain(name), never)).toEqual({ state: 'unknown', reason: 'refused' });
      expect([...registry.requests, ...whois.questions]).toEqual([]);
    },
  );

  it('for a suffix, which nobody registered, asks nobody', async () => {
    const registry = await serveRegistry();
    const suffix = { ...domain('co.uk'), registrable: 'co.uk', publicSuffix: 'co.uk' } as RegistrationSubject;
    expect(await open({ bootstrapUrl: registry.url })(suffix, never)).toEqual({
      state: 'unknown',
      reason: 'refused',
    });
    expect(registry.requests).toEqual([]);
  });

  it('with nobody to reach is unknown', async () => {
    expect(await open({})(example, never)).toEqual({ state: 'unknown', reason: 'unreachable' });
  });

  it('takes what WHOIS tells without an age only when RDAP is silent', async () => {
    const registry = await serveRegistry({ '/domain/example.com': rdapMoods.hangs });
    const whois = await serveWhois(() => 'Domain Name: example.com\nRegistrar: Example Registrar, Inc.\n');
    const lookUp = open({ bootstrapUrl: registry.url, whoisServer: whois.address, timeoutMs: 600 });
    expect(await lookUp(example, never)).toMatchObject({
      state: 'known',
      value: { protocol: 'whois', createdAt: null },
    });
  });
});
