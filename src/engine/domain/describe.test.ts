import { describe, expect, it } from 'vitest';
import { verdictSchema } from '../../contract/analysis.ts';
import { domainLineSchema, domainResultSchema } from '../../contract/analyze-domain.ts';
import { domainParts } from '../../contract/domain-facts.ts';
import {
  absent,
  certificate,
  factsWith,
  known,
  mailPolicy,
  now,
  registered,
  type SomeFacts,
  sendersList,
  subjectOf,
  takesMail,
  unknown,
} from '../testing/domain-case.ts';
import { fieldsOf, initialFields } from './fields.ts';
import { judgeDomain } from './judge.ts';

const everything: SomeFacts = {
  registration: known(registered(4500)),
  hosting: known({
    address: '192.0.2.7',
    country: 'Germany',
    asn: 64500,
    organisation: 'Example Hosting',
    isp: 'Example Carrier',
    reverseName: 'web7.example.net',
  }),
  dns: {
    a: known(['192.0.2.7']),
    aaaa: absent,
    ...takesMail,
    ns: known(['ns1.example.net', 'ns2.example.net']),
    txt: known(['v=spf1 mx -all']),
    caa: absent,
    soa: known({ nameServer: 'ns1.example.net', mailbox: 'hostmaster.example.net', serial: 7 }),
    cnames: absent,
    dnssec: known('signed' as const),
    isWildcard: known(false),
    lameServers: known([]),
  },
  mailSecurity: {
    spf: known(sendersList),
    dmarc: known(mailPolicy),
    dkim: known({ selectors: ['default'], record: 'v=DKIM1; p=abc' }),
    mtaSts: absent,
    tlsRpt: absent,
    bimi: unknown,
  },
  certificate: known(certificate),
  blocklists: known({ listedBy: [], asked: ['one.example'] }),
  lookalikes: known([{ domain: 'exarnple.org', kind: 'homoglyph', addresses: ['192.0.2.9'], hasMail: true }]),
};

const described = (host: string, some: SomeFacts) => {
  const subject = subjectOf(host);
  const facts = factsWith(some);
  const tables = { knownPhishing: absent, popularity: absent };
  return judgeDomain({ subject, facts, known: tables, now });
};

describe('the result', () => {
  const { result } = described('example.org', everything);

  it('fits the contract', () => {
    expect(domainResultSchema.parse(result)).toEqual(result);
  });

  it('puts each fact where its card looks for it', () => {
    expect(result).toMatchObject({
      domain: 'example.org',
      heuristicChecks: { riskLevel: 'safe' },
      domainAge: { ageInDays: 4500, ageDescription: '12 years, 3 months' },
      whoisInfo: { registrar: 'Example Registrar Ltd', isRedacted: true },
      dnsRecords: {
        MX: ['10 mail.example.org'],
        SOA: 'ns1.example.net hostmaster.example.net 7',
        dnssec: 'signed',
      },
      emailSecurity: {
        spf: { state: 'configured', lookups: 1 },
        dmarc: { state: 'configured', policy: 'reject' },
        dkim: { state: 'configured' },
        mtaSts: 'missing',
        bimi: 'unknown',
        summary: 'Receivers are asked to refuse mail that is forged in this domain.',
      },
      hostingInfo: { asn: 'AS64500', country: 'Germany' },
      sslInfo: { hasHTTPS: true, isValid: true, certificateType: 'Domain validated (DV)' },
      blacklistCheck: { isBlacklisted: false, sources: ['one.example', 'Known phishing lists'] },
      threatIntelligence: { similarDomains: ['exarnple.org'], imitation: null },
    });
  });

  it.each([
    ['less than a week old', 6, 'clean', 'Clean'],
    ['a week old', 7, 'not-listed', 'Not listed as of 2026-11-01'],
  ])('calls a domain clean only by a list %s', (_, ageInDays, status, words) => {
    const known = { knownPhishing: absent, lists: { listedOn: '2026-11-01', ageInDays } };
    const subject = subjectOf('example.org');
    const { result: ofOwnLists, verdict } = judgeDomain({ subject, facts: factsWith({}), known, now });
    expect(ofOwnLists.blacklistCheck).toMatchObject({ isBlacklisted: false, status, asOf: '2026-11-01' });
    expect(verdict.technicalAnalysis['blacklistStatus']).toBe(words);
    // A list on the network answers for today.
    const { blocklists = absent } = everything;
    const asked = judgeDomain({ subject, facts: factsWith({ blocklists }), known, now }).result;
    expect(asked.blacklistCheck).toMatchObject({ status: 'clean', asOf: now.toISOString().slice(0, 10) });
  });

  it('says that no list was asked', () => {
    const unasked = judgeDomain({ subject: subjectOf('example.org'), facts: factsWith({}), known: {}, now });
    expect(unasked.result.blacklistCheck).toMatchObject({
      isBlacklisted: null,
      status: 'not-checked',
      asOf: null,
    });
    expect(unasked.verdict.technicalAnalysis['blacklistStatus']).toBe('Not checked');
  });

  it('leaves unknown facts empty, and says why', () => {
    const nothing = described('example.org', {}).result;
    expect(domainResultSchema.parse(nothing)).toEqual(nothing);
    expect(nothing.sslInfo.hasHTTPS).toBeNull();
    expect(nothing.lookups.registration).toMatchObject({ state: 'unknown' });
    const slow = described('example.org', { registration: unknown }).result;
    expect(slow.lookups.registration.detail).toBe('The registry did not answer in time.');
  });

  it('says which part is only partly known', () => {
    expect(result.lookups.mailSecurity).toMatchObject({
      state: 'known',
      detail: 'Some of it is missing: the name servers did not answer in time.',
    });
    expect(result.lookups.registration).toMatchObject({ state: 'known', detail: '' });
  });

  it('takes the name servers from the registry where DNS did not return them', () => {
    const { dns: _, ...others } = everything;
    expect(described('example.org', others).result.dnsRecords.NS).toEqual([
      'ns1.example.net',
      'ns2.example.net',
    ]);
  });

  it('does not expect a certificate of an address, and does not call that unknown', () => {
    const { lookups, emailSecurity } = described('192.0.2.1', {}).result;
    expect(lookups.certificate).toMatchObject({ state: 'absent', detail: '' });
    expect(emailSecurity.summary).toContain('nothing to forge');
  });

  it('does not show an unreadable date', () => {
    const odd = { ...registered(10), createdAt: 'before time' };
    const { whoisInfo, domainAge } = described('example.org', { registration: known(odd) }).result;
    expect(whoisInfo.creationDate).toBeNull();
    expect(domainAge).toEqual({ ageInDays: null, ageDescription: null });
  });
});

describe('the fields of one lookup', () => {
  const subject = subjectOf('example.org');
  const facts = factsWith(everything);

  it('fit a line of the stream, and together make up the whole result', () => {
    const { result } = described('example.org', everything);
    const tables = { knownPhishing: absent, popularity: absent };
    const lines = domainParts.map((part) => ({ part, fields: fieldsOf(part, subject, facts, now, tables) }));
    for (const line of lines) expect(domainLineSchema.parse(line)).toEqual(line);
    const together = Object.assign(
      {},
      initialFields(subject, now, tables),
      ...lines.map(({ fields }) => fields),
    );
    expect(result).toMatchObject(together);
  });

  it('leave the records card alone until the records are looked up', () => {
    expect(Object.keys(fieldsOf('registration', subject, { registration: facts.registration }, now))).toEqual(
      ['whoisInfo', 'domainAge'],
    );
    expect(Object.keys(fieldsOf('registration', subject, facts, now))).toContain('dnsRecords');
  });

  it('name an imitation before any lookup', () => {
    expect(initialFields(subjectOf('netfflix.com'), now).threatIntelligence.imitation).toMatchObject({
      brand: 'Netflix',
    });
  });
});

describe('the verdict of the history', () => {
  it('fits the contract, with titles, icons and the points of each finding', () => {
    const { verdict: kept } = described('netfflix.com', { registration: known(registered(2)) });
    expect(verdictSchema.parse(kept)).toEqual(kept);
    expect(kept.riskLevel).toBe('phishing');
    expect(kept.threats.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['brand-typo', 'imitation-young-name', 'reputation-registered-recently']),
    );
    expect(Object.keys(kept.explanation.scoreWithout).sort()).toEqual(
      kept.threats.map(({ type }) => type).sort(),
    );
    expect(kept.explanation.safeWay).toMatchObject({ brand: 'Netflix', address: 'netflix.com' });
  });

  it('keeps an unknown domain as safe by its score, and says that this is not conclusive', () => {
    const { verdict: kept } = described('gartenbau-mueller.de', {});
    expect(kept).toMatchObject({ riskLevel: 'safe', riskScore: 0, explanation: { isConclusive: false } });
    expect(kept.technicalAnalysis).toMatchObject({ domainAgeInDays: '-', registrar: '-' });
  });
});
