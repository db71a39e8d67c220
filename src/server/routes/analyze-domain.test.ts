// Long because one call has many cards and two forms.
import { describe, expect, it } from 'vitest';
import type { DomainResult } from '../../contract/analyze-domain.ts';
import { domainLineSchema, domainResultSchema } from '../../contract/analyze-domain.ts';
import { domainParts } from '../../contract/domain-facts.ts';
import { stagesMediaType } from '../../contract/stages-media-type.ts';
import { rdapMoods } from '../../lookups/testing/rdap-server.ts';
import { checkReservations, guestUsage } from '../store/schema.ts';
import { keptAnalyses } from '../testing/content-keys.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { loopbackInternet } from '../testing/loopback-internet.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const check = (app: TestApp, domain: unknown, headers: Record<string, string> = {}) =>
  app.postJson('/api/analyze/domain', { domain }, headers);

const checkDomain = async (app: TestApp, domain: string) => {
  const answer = await check(app, domain);
  expect([answer.statusCode, domain]).toEqual([200, domain]);
  return domainResultSchema.parse(answer.json());
};

const linesOf = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => domainLineSchema.parse(JSON.parse(line)));

describe('with lookups off', () => {
  const env = { GUEST_DAILY_LIMIT: '100' };

  it('API-12 OPEN-27 answers from its own knowledge, and makes nothing up', async () => {
    const result = await checkDomain(await startTestApp({ env }), 'some-shop-nobody-knows.example.com');
    expect(result).toMatchObject({
      domain: 'some-shop-nobody-knows.example.com',
      domainAge: { ageInDays: null, ageDescription: null },
      whoisInfo: { creationDate: null, registrar: null, status: [] },
      dnsRecords: { A: [], MX: [], NS: [], spfRecord: null },
      emailSecurity: { spf: { state: 'unknown' }, dmarc: { state: 'unknown' }, dkim: { state: 'unknown' } },
      sslInfo: { hasHTTPS: null, isValid: null, issuer: null },
      hostingInfo: { ipAddress: null, country: null },
      lookups: { registration: { state: 'unknown' }, dns: { state: 'unknown' } },
    });
  });

  it('DATA-20..25 names every field as specified', async () => {
    const result = await checkDomain(await startTestApp({ env }), 'paypa1.com');
    const fields: Partial<Record<keyof DomainResult, string[]>> = {
      heuristicChecks: ['riskLevel', 'riskScore', 'suspiciousWords'],
      domainAge: ['ageInDays', 'ageDescription'],
      whoisInfo: ['creationDate', 'expiryDate', 'updatedDate', 'status', 'registrar', 'registrantOrg'],
      dnsRecords: ['A', 'MX', 'NS', 'spfRecord', 'dmarcRecord', 'dkimRecord'],
      hostingInfo: ['ipAddress', 'country', 'asn', 'organization', 'isp', 'reverseDns'],
      sslInfo: ['hasHTTPS', 'isValid', 'issuer', 'validFrom', 'expiryDate', 'certificateType'],
      blacklistCheck: ['isBlacklisted', 'sources'],
      threatIntelligence: ['similarDomains'],
    };
    const answered: Record<string, unknown> = result;
    for (const [part, names] of Object.entries(fields))
      expect(Object.keys(answered[part] ?? {}), part).toEqual(expect.arrayContaining(names));
  });

  it('DATA-25 gives every threat a type, a severity, a description and a recommendation', async () => {
    const { threats, recommendations } = await checkDomain(await startTestApp({ env }), 'paypa1.com');
    expect(threats.length).toBeGreaterThan(0);
    for (const threat of threats)
      expect(threat).toMatchObject({
        type: expect.any(String),
        severity: expect.stringMatching(/^(?:high|medium|low)$/),
        description: expect.any(String),
        recommendation: expect.any(String),
      });
    expect(recommendations.length).toBeGreaterThan(0);
  });

  it('calls a very popular domain safe, and one without any record unknown', async () => {
    const app = await startTestApp({ env });
    expect((await checkDomain(app, 'google.com')).heuristicChecks.riskLevel).toBe('safe');
    expect((await checkDomain(app, 'quiet-river-pottery.com')).heuristicChecks.riskLevel).toBe('unknown');
  });

  it('shows which brand a domain imitates, and in which characters', async () => {
    const { heuristicChecks, threatIntelligence, threats } = await checkDomain(
      await startTestApp({ env }),
      'paypa1.com',
    );
    expect(heuristicChecks.riskLevel).not.toBe('safe');
    expect(threatIntelligence.imitation).toMatchObject({ brand: 'PayPal', genuine: 'paypal.com' });
    expect(threatIntelligence.imitation?.positions).toEqual([5]);
    expect(threats.length).toBeGreaterThan(0);
  });

  it('accepts a URL, an international domain in both forms, and an address', async () => {
    const app = await startTestApp({ env });
    expect((await checkDomain(app, 'https://www.example.com/a?b#c')).domain).toBe('www.example.com');
    const [ascii, unicode] = [
      await checkDomain(app, 'xn--mnchen-3ya.de'),
      await checkDomain(app, 'münchen.de'),
    ];
    expect([ascii.domain, ascii.unicodeDomain]).toEqual(['xn--mnchen-3ya.de', 'münchen.de']);
    expect(unicode.domain).toBe(ascii.domain);
    expect((await checkDomain(app, '8.8.8.8')).domain).toBe('8.8.8.8');
    expect((await checkDomain(app, '0x08080808')).domain).toBe('8.8.8.8');
  });

  it('explains that an internal domain is unknown outside its network', async () => {
    const app = await startTestApp({ env });
    for (const name of ['printer.local', 'localhost', '192.168.0.1', '[::1]', '169.254.169.254']) {
      const { heuristicChecks, checks } = await checkDomain(app, name);
      expect([heuristicChecks.riskLevel, name]).toEqual(['unknown', name]);
      expect(checks.length).toBeGreaterThan(0);
    }
  });

  it('API-12 VALID-11 OPEN-21 refuses what is not a domain, and counts nothing', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, env });
    for (const domain of ['', '   ', undefined, null, 7, {}, []]) {
      const answer = await check(app, domain);
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Domain name is required']);
    }
    for (const domain of [
      'not a domain',
      'http://',
      '..',
      'a'.repeat(300),
      `${'a'.repeat(64)}.com`,
      '<b>x</b>',
    ]) {
      const answer = await check(app, domain);
      expect([answer.statusCode, domain]).toEqual([400, domain]);
      expect(answer.json().message).toContain('example.com');
    }
    expect(await database.db.select().from(guestUsage)).toEqual([]);
    expect(await database.db.select().from(checkReservations)).toEqual([]);
  });

  it('DATA-09 OPEN-15 OPEN-25 costs a check, and is kept as general', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, env: { GUEST_DAILY_LIMIT: '1' } });
    await checkDomain(app, 'paypa1.com');
    const [kept] = await keptAnalyses(database.db);
    expect(kept).toMatchObject({ analysisType: 'general', inputData: 'paypa1.com' });
    const second = await check(app, 'example.com');
    expect([second.statusCode, second.json().requiresAuth]).toEqual([429, true]);
  });

  it('answers line by line when asked to, with the whole result in the last line', async () => {
    const app = await startTestApp({ env });
    const answer = await check(app, 'paypa1.com', { accept: stagesMediaType });
    expect(answer.headers['content-type']).toContain(stagesMediaType);
    const lines = linesOf(answer.body);
    expect(lines[0]).toMatchObject({ part: 'subject', fields: { domain: 'paypa1.com' } });
    expect(lines.at(-1)).toMatchObject({ result: { domain: 'paypa1.com' } });
  });
});

describe('with lookups on', () => {
  const shop = {
    'quiet-river-pottery.com': {
      A: ['127.0.0.1'],
      MX: [[10, 'mail.quiet-river-pottery.com']] as [number, string][],
      NS: ['ns1.quiet-river-pottery.com'],
      TXT: ['v=spf1 mx -all'],
    },
    '_dmarc.quiet-river-pottery.com': { TXT: ['v=DMARC1; p=reject'] },
  };

  it('OPEN-27 fills every card from the answers', async () => {
    const { env, tls } = await loopbackInternet(shop);
    const result = await checkDomain(await startTestApp({ env, tls }), 'quiet-river-pottery.com');
    expect(result).toMatchObject({
      heuristicChecks: { riskLevel: 'safe' },
      whoisInfo: {
        creationDate: '2015-03-01T10:00:00.000Z',
        registrar: 'Test Registrar',
        status: ['client transfer prohibited'],
      },
      dnsRecords: {
        A: ['127.0.0.1'],
        NS: ['ns1.quiet-river-pottery.com'],
        spfRecord: 'v=spf1 mx -all',
        dmarcRecord: 'v=DMARC1; p=reject',
      },
      emailSecurity: { spf: { state: 'configured' }, dmarc: { state: 'configured', policy: 'reject' } },
      sslInfo: { hasHTTPS: true, isValid: true, issuer: 'Test Authority' },
      hostingInfo: { ipAddress: '127.0.0.1' },
    });
    expect(result.domainAge.ageInDays).toBe(4277);
  });

  it('streams each part as its lookup ends', async () => {
    const { env, tls } = await loopbackInternet(shop);
    const app = await startTestApp({ env, tls });
    const lines = linesOf((await check(app, 'quiet-river-pottery.com', { accept: stagesMediaType })).body);
    const parts = lines.flatMap((line) => ('part' in line ? [line.part] : []));
    expect(parts[0]).toBe('subject');
    expect(new Set(parts.slice(1))).toEqual(new Set(domainParts));
    const registration = lines.find((line) => 'part' in line && line.part === 'registration');
    expect(registration).toMatchObject({
      fields: {
        whoisInfo: { registrar: 'Test Registrar' },
        lookups: { registration: { state: 'known' } },
      },
    });
    expect(lines.at(-1)).toMatchObject({ result: { sslInfo: { isValid: true } } });
  });

  it('caches answers, and shows how old they are', async () => {
    const { env, tls, rdap } = await loopbackInternet(shop);
    const app = await startTestApp({ env, tls });
    const first = await checkDomain(app, 'quiet-river-pottery.com');
    const asked = rdap.requests.length;
    app.turnClock(60 * 60 * 1000);
    const again = await checkDomain(app, 'quiet-river-pottery.com');
    expect(rdap.requests).toHaveLength(asked);
    expect(again.lookups.registration).toEqual(first.lookups.registration);
    expect(again.lookups.dns.checkedAt).not.toBe(first.lookups.dns.checkedAt);
  });

  it('A12 does not show that somebody else asked for the same domain before', async () => {
    const { env, tls, rdap } = await loopbackInternet(shop);
    const app = await startTestApp({ env: { ...env, TRUST_PROXY: '127.0.0.1' }, tls });
    const ask = async (address: string) => {
      const answer = await check(app, 'quiet-river-pottery.com', { 'x-forwarded-for': address });
      return domainResultSchema.parse(answer.json()).lookups.registration.checkedAt;
    };
    const first = await ask('198.51.100.1');
    const asked = rdap.requests.length;
    app.turnClock(60 * 60 * 1000);
    const stranger = await ask('203.0.113.9');
    expect(rdap.requests).toHaveLength(asked);
    expect(stranger).toBe(app.now().toISOString());
    app.turnClock(60 * 60 * 1000);
    expect(await ask('203.0.113.9')).toBe(stranger);
    expect(await ask('198.51.100.1')).toBe(first);
  });

  it('finds the lookalikes of a domain that exist', async () => {
    const { env, tls } = await loopbackInternet({ ...shop, 'quiet-river-potery.com': { A: ['127.0.0.9'] } });
    const { threatIntelligence } = await checkDomain(
      await startTestApp({ env, tls }),
      'quiet-river-pottery.com',
    );
    expect(threatIntelligence.similarDomains).toEqual(['quiet-river-potery.com']);
  });

  it('calls a lookalike that was registered yesterday dangerous', async () => {
    const { env, tls } = await loopbackInternet(
      { 'paypa1-login.com': { A: ['127.0.0.1'], NS: ['ns1.paypa1-login.com'] } },
      { registeredOn: '2026-11-14' },
    );
    const { heuristicChecks, domainAge } = await checkDomain(
      await startTestApp({ env, tls }),
      'paypa1-login.com',
    );
    expect([heuristicChecks.riskLevel, domainAge.ageInDays]).toEqual(['dangerous', 1]);
  });

  it('R08 answers what it knows when no service answers, and does not count that as a warning sign', async () => {
    const { env, tls, dns, rdap } = await loopbackInternet(shop);
    dns.moods['com'] = 'silent';
    rdap.answers['/domain/quiet-river-pottery.com'] = rdapMoods.hangs;
    const off = await checkDomain(
      await startTestApp({ env: { GUEST_DAILY_LIMIT: '9' } }),
      'quiet-river-pottery.com',
    );
    const silent = await checkDomain(await startTestApp({ env, tls }), 'quiet-river-pottery.com');
    expect(silent.heuristicChecks).toEqual(off.heuristicChecks);
    expect(silent.lookups.dns).toMatchObject({ state: 'unknown' });
    expect(silent.lookups.dns.detail).not.toBe('');
  });

  it('S38 connects to no private address, whatever the domain', async () => {
    const { env, tls, tlsServer } = await loopbackInternet(shop);
    const app = await startTestApp({ env: { ...env, EGRESS_ALLOW: '' }, tls });
    const { sslInfo, lookups } = await checkDomain(app, 'quiet-river-pottery.com');
    expect([sslInfo.hasHTTPS, lookups.certificate.state]).toEqual([null, 'unknown']);
    expect(tlsServer.asked).toEqual([]);
  });
});

describe('the check of a link', () => {
  it('knows the age of the domain and its certificate', async () => {
    const { env, tls } = await loopbackInternet(
      { 'new-parcel-notice.com': { A: ['127.0.0.1'] } },
      { registeredOn: '2026-11-13' },
    );
    const app = await startTestApp({ env, tls });
    const answer = await app.postJson('/api/analyze/url', { url: 'https://new-parcel-notice.com/pay' });
    const { technicalAnalysis, threats } = answer.json();
    expect(technicalAnalysis).toMatchObject({ registrationAgeInDays: 2, certificate: 'valid' });
    expect(threats.map(({ type }: { type: string }) => type)).toContain('reputation-new-domain');
  });

  it('does not take the age of the hosting for the age of a tenant', async () => {
    const { env, tls } = await loopbackInternet({ 'weebly.com': { A: ['127.0.0.1'] } });
    const app = await startTestApp({ env, tls });
    const answer = await app.postJson('/api/analyze/url', { url: 'https://some-tenant.weebly.com/' });
    expect(answer.json().technicalAnalysis.registrationAgeInDays).not.toBe(4277);
  });
});
