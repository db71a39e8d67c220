import { describe, expect, it } from 'vitest';
import { serveWhois, type WhoisAnswer, whoisMoods } from '../testing/whois-server.ts';
import type { RegistrationSubject } from './registration-question.ts';
import { address, domain, example, never, nobody, open, whoisText } from './testing/registration-world.ts';

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

  it('the root refers to the registry, the registry to the registrar, and their answers are merged', async () => {
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
  ])('a registrar that %s leaves the registry’s answer as it is', async (_, answer) => {
    const { root, registrar } = await serveChain(thin, answer);
    expect(await open({ whoisServer: root.address, timeoutMs: 800 })(example, never)).toMatchObject({
      state: 'known',
      value: { createdAt: '2003-03-04T05:00:00.000Z', organisation: null },
    });
    expect(registrar.questions).toEqual(['example.com']);
  });

  it('S39 no server is asked that the guard refuses', async () => {
    const inside = await serveWhois(() => whoisText, '127.0.0.9');
    const root = await serveWhois(() => `refer: ${inside.address}\n`);
    const lookUp = open({ whoisServer: root.address, allow: ['127.0.0.1/32'] });
    expect(await lookUp(example, never)).toEqual({ state: 'unknown', reason: 'refused' });
    expect(inside.questions).toEqual([]);
  });

  it.each(['127.0.0.1:25', '127.0.0.1:80', 'ftp://127.0.0.1/', 'localhost', 'x y', ''])(
    'S39 a referral to %j leads nowhere',
    async (to) => {
      const root = await serveWhois(() => `refer: ${to}\ndomain: COM\n`);
      expect(await open({ whoisServer: root.address })(example, never)).toMatchObject({
        state: 'unknown',
        reason: 'unreadable',
      });
    },
  );

  it('S42 a circle of referrals ends', async () => {
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

  it('S42 a chain of referrals ends', async () => {
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

  it('ARIN refers to the block’s current registry', async () => {
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

  it('an answer that is not UTF-8 is read as Latin-1', async () => {
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
  ])('S42 R08 a server that %s is unknown, by its reason', async (_, answer, reason) => {
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
