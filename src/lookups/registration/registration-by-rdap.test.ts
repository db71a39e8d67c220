import { describe, expect, it } from 'vitest';
import { type RdapAnswer, rdapMoods, redirectsTo, serveRdap } from '../testing/rdap-server.ts';
import { serveWhois } from '../testing/whois-server.ts';
import { autonomousSystem, network, thickDomain, thinDomain } from './testing/rdap-answers.ts';
import {
  address,
  domain,
  example,
  never,
  open,
  serveRegistry,
  whoisText,
} from './testing/registration-world.ts';

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

  it('404 is an answer: it is not registered', async () => {
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
  ])('a registrar that %s leaves the registry’s answer as it is', async (_, mood) => {
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

  it('that cannot be fetched are not requested again at once, and old ones serve meanwhile', async () => {
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

  it.each(moods)('S39 S42 which %s is unknown, by its reason', async (_, mood, reason) => {
    const registry = await serveRegistry({ '/domain/example.com': mood });
    expect(await open({ bootstrapUrl: registry.url, timeoutMs: 600 })(example, never)).toEqual({
      state: 'unknown',
      reason,
    });
  });

  it.each(moods)('R08 which %s leaves WHOIS to answer', async (_, mood) => {
    const registry = await serveRegistry({ '/domain/example.com': mood });
    const whois = await serveWhois(() => whoisText);
    const lookUp = open({ bootstrapUrl: registry.url, whoisServer: whois.address, timeoutMs: 1500 });
    expect(await lookUp(example, never)).toMatchObject({
      state: 'known',
      value: { organisation: 'Example By Whois Ltd', protocol: 'whois' },
    });
  });
});
