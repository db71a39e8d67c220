import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { DomainFacts, DomainPart } from '../../contract/domain-facts.ts';
import { domainParts } from '../../contract/domain-facts.ts';
import { everythingUnknown } from '../../contract/unknown-facts.ts';
import { createEgress } from '../egress.ts';
import type { PublicSubject } from '../remembered-facts.ts';
import { addressesOf, guardedResolver } from '../resolve-dns.ts';
import { makeCertificate } from '../testing/certificates.ts';
import { serveDns, type Zone } from '../testing/dns-server.ts';
import { subjectOf } from '../testing/subject-of.ts';
import { servePlain, serveTls } from '../testing/tls-server.ts';
import { openDnsSessions } from './dns-session.ts';
import { domainLookups } from './look-up-domain.ts';

const root = makeCertificate({ names: ['Test Root'], isAuthority: true });
const free = async () => ({ state: 'absent' }) as const;
const shop = subjectOf('www.shop.com');

type Options = Partial<Parameters<typeof domainLookups>[0]> & { tlsPort?: number; allow?: string[] };

const start = async (zone: Zone, { tlsPort = 1, allow = ['127.0.0.0/8'], ...options }: Options = {}) => {
  const server = await serveDns(zone);
  const servers = [server.address];
  const egress = createEgress({ allow, resolve: addressesOf(guardedResolver({ servers })) });
  onTestFinished(egress.close);
  const lookUp = domainLookups({
    egress,
    openDns: openDnsSessions({ servers }),
    registration: free,
    candidatesFor: () => [{ domain: 'sh0p.com', kind: 'homoglyph' }],
    clock: () => new Date(),
    random: Math.random,
    tls: { port: tlsPort, ca: [root.pem] },
    nameServerPort: server.port,
    ...options,
  });
  return { server, lookUp };
};

const zone: Zone = {
  'shop.com': {
    A: ['127.0.0.1'],
    NS: ['ns.shop.com'],
    TXT: ['v=spf1 -all'],
    SOA: ['ns.shop.com', 'x.shop.com', 1],
  },
  'www.shop.com': { CNAME: ['shop.com'] },
  'ns.shop.com': { A: ['127.0.0.1'] },
  '_dmarc.shop.com': { TXT: ['v=DMARC1; p=reject'] },
  'sh0p.com': { A: ['198.51.100.1'] },
  'shop.com.list.example': { A: ['127.0.0.2'] },
};
const never = () => new AbortController().signal;
const ignore = () => undefined;

describe('a name', () => {
  it('is reported in all its parts', async () => {
    const { port } = await serveTls(makeCertificate({ names: ['www.shop.com'] }, root));
    const { lookUp } = await start(zone, {
      tlsPort: port,
      blocklistZones: [{ zone: 'list.example', lists: 'names' }],
    });
    const reported: DomainPart[] = [];
    const facts = await lookUp(shop, {
      parts: domainParts,
      signal: never(),
      onPart: (part) => reported.push(part),
    });
    expect(facts).toMatchObject({
      registration: { state: 'absent' },
      hosting: { state: 'known', value: { address: '127.0.0.1', asn: null } },
      dns: { cnames: { value: ['shop.com'] }, ns: { value: ['ns.shop.com'] }, lameServers: { value: [] } },
      mailSecurity: { spf: { value: { ending: '-all' } }, dmarc: { value: { policy: 'reject' } } },
      certificate: { value: { isValid: true } },
      blocklists: { value: { listedBy: ['list.example'] } },
      lookalikes: { value: [{ domain: 'sh0p.com', kind: 'homoglyph' }] },
    });
    expect(reported.toSorted()).toEqual([...domainParts].toSorted());
  });

  it('is reported in the requested parts, and no question is sent for others', async () => {
    const { server, lookUp } = await start(zone);
    const facts = await lookUp(shop, { parts: ['hosting'], signal: never(), onPart: ignore });
    expect(Object.keys(facts)).toEqual(['hosting']);
    expect(server.questions.filter((question) => /_dmarc|sh0p/.test(question))).toEqual([]);
  });

  it('that leads to an internal address is not connected to', async () => {
    let hits = 0;
    const tlsPort = await servePlain(() => {
      hits += 1;
    });
    for (const address of ['127.0.0.1', '169.254.169.254', '10.0.0.1']) {
      const { lookUp } = await start({ 'inside.com': { A: [address] } }, { tlsPort, allow: [] });
      const facts = await lookUp(subjectOf('inside.com'), {
        parts: ['certificate'],
        signal: never(),
        onPart: ignore,
      });
      expect(facts.certificate).toEqual({ state: 'unknown', reason: 'refused' });
    }
    expect(hits).toBe(0);
  });
});

describe('an address', () => {
  it('has no zone and no mail', async () => {
    const { port } = await serveTls(makeCertificate({ names: ['shop.com'] }, root));
    const { lookUp } = await start(
      { '1.0.0.127.in-addr.arpa': { PTR: ['localhost.example'] } },
      { tlsPort: port },
    );
    const subject: PublicSubject = { kind: 'address', address: '127.0.0.1', version: 4 };
    const facts = await lookUp(subject, { parts: domainParts, signal: never(), onPart: ignore });
    expect(facts).toMatchObject({
      hosting: { value: { reverseName: 'localhost.example' } },
      dns: { a: { value: ['127.0.0.1'] }, mx: { reason: 'off' } },
      mailSecurity: everythingUnknown('off').mailSecurity,
      certificate: { value: { problems: ['wrong-name'] } },
      lookalikes: { reason: 'off' },
    });
  });
});

describe('time', () => {
  const hanging = () => new Promise<never>(() => undefined);

  it('R08 ends with unknown for everything that hangs', async () => {
    const { server, lookUp } = await start(zone, { registration: hanging, deadlineMs: 300 });
    server.moods[''] = 'silent';
    const facts = await lookUp(shop, { parts: domainParts, signal: never(), onPart: ignore });
    const { blocklists, ...rest } = everythingUnknown('timeout');
    expect(facts).toEqual({ ...rest, blocklists: { state: 'unknown', reason: 'off' } });
  });

  it('ends with what has arrived', async () => {
    const tlsPort = await servePlain(() => undefined);
    const { server, lookUp } = await start(zone, { registration: hanging, deadlineMs: 2500, tlsPort });
    server.moods['_dmarc.shop.com'] = 'silent';
    const reported: DomainPart[] = [];
    const facts = await lookUp(shop, {
      parts: domainParts,
      signal: never(),
      onPart: (part) => reported.push(part),
    });
    expect(facts).toMatchObject({
      registration: { reason: 'timeout' },
      certificate: { reason: 'timeout' },
      dns: { a: { state: 'known' } },
      mailSecurity: { spf: { state: 'known' }, dmarc: { reason: 'timeout' }, bimi: { state: 'absent' } },
    });
    expect(reported.toSorted()).toEqual([...domainParts].toSorted());
  });

  it('may be shorter for one call', async () => {
    const { lookUp } = await start(zone, { registration: hanging, deadlineMs: 60_000 });
    const facts = await lookUp(shop, {
      parts: ['registration'],
      signal: never(),
      deadlineMs: 50,
      onPart: ignore,
    });
    expect(facts.registration).toEqual({ state: 'unknown', reason: 'timeout' });
  });

  it('ends at once when the caller gives up', async () => {
    const { server, lookUp } = await start(zone, { registration: hanging });
    server.moods[''] = 'silent';
    const caller = new AbortController();
    const reported: Partial<DomainFacts>[] = [];
    const pending = lookUp(shop, {
      parts: domainParts.filter((part) => part !== 'blocklists'),
      signal: caller.signal,
      onPart: (part, facts) => reported.push({ [part]: facts }),
    });
    await expect.poll(() => server.questions.length).toBeGreaterThan(0);
    caller.abort(new Error('the visitor left'));
    await expect(pending).rejects.toThrow('the visitor left');
    expect(reported).toEqual([]);
    await expect(
      lookUp(shop, { parts: domainParts, signal: caller.signal, onPart: ignore }),
    ).rejects.toThrow();
  });

  it('R08 of two hundred hanging checks does not delay the others', async () => {
    const { server, lookUp } = await start(zone, { registration: hanging, deadlineMs: 1500 });
    server.moods['hangs.com'] = 'silent';
    const hung: ReturnType<typeof lookUp>[] = [];
    for (let n = 0; n < 200; n += 1) {
      const asking = { parts: domainParts, signal: never(), onPart: ignore };
      hung.push(lookUp(subjectOf(`n${n}.hangs.com`), asking));
      // The server shares this thread: it hears what was sent before more is sent than a socket holds.
      await setImmediate();
    }
    const facts = await lookUp(shop, { parts: ['dns'], signal: never(), deadlineMs: 10_000, onPart: ignore });
    expect(facts.dns.a).toEqual({ state: 'known', value: ['127.0.0.1'] });
    for (const facts of await Promise.all(hung)) {
      expect(facts.dns.a).toEqual({ state: 'unknown', reason: 'timeout' });
    }
  });
});
