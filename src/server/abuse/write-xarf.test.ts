import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../contract/analysis.ts';
import type { Registration } from '../../contract/domain-facts.ts';
import { judgeUrl } from '../../engine/index.ts';
import { xarfReport } from '../testing/xarf-schema.ts';
import type { Accusation } from './accusation.ts';
import type { FoundOnSuspect } from './found-on-suspect.ts';
import type { Suspect } from './suspect.ts';
import { writeXarf } from './write-xarf.ts';

const analysis: Analysis = {
  ...judgeUrl('http://login.example.com@198.51.100.7/a'),
  id: '6f1c5d5e-5d0c-4f57-9a51-5a8f4cf5f001',
  userId: null,
  analysisType: 'url',
  inputData: 'http://login.example.com@198.51.100.7/a',
  createdAt: '2026-11-15T12:00:00.000Z',
};

const foundOn = (suspect: Partial<Suspect>, facts: Partial<FoundOnSuspect> = {}): FoundOnSuspect => ({
  suspect: { role: 'page', host: 'shop.example', url: null, domain: 'shop.example', ...suspect },
  registration: { state: 'unknown', reason: 'off' },
  hosting: { state: 'unknown', reason: 'off' },
  network: { state: 'unknown', reason: 'off' },
  ...facts,
});

const report = (found: FoundOnSuspect, given: Partial<Accusation> = {}) =>
  xarfReport.parse(
    writeXarf(
      {
        ...{ analysis, imitated: null, found: [found], leftOut: [], now: new Date('2026-11-15T12:00:00Z') },
        reporter: 'ana@example.com',
        ...given,
      },
      'What was seen',
    ),
  );

describe('the report for programs is one that the schema of XARF 4 takes', () => {
  it.each([
    ['of an ordinary page', 'https://shop.example/a?b=c#d'],
    ['with characters that browsers leave as they are', 'https://shop.example/a|b^{c}[d]`"?q=|{}^`\\#|#[x]'],
    ['with a sign that encodes nothing', 'https://shop.example/100%/%zz?%'],
    ['of another scheme and port', 'http://shop.example:8080/'],
    ['with a name and a password', 'http://paypal.com:x|y@shop.example/'],
    ['that is none', 'not a link'],
  ])('%s', (_, url) => {
    expect(report(foundOn({ url }))).toMatchObject({ url: expect.stringContaining('shop.example') });
  });

  it('of a host that no registry would have, by its address, and of an address of version 6', () => {
    expect(report(foundOn({ host: 'pay_pal.shop.example' }))).not.toHaveProperty('domain');
    expect(report(foundOn({ host: '2001:db8::7', domain: null }))).toMatchObject({
      url: 'https://[2001:db8::7]/',
      source_identifier: '2001:db8::7',
    });
    expect(report(foundOn({ host: '198.51.100.7', domain: null }))).not.toHaveProperty('domain');
  });

  it('with what registries say, however they say it', () => {
    const registration: Registration = {
      ...{ createdAt: '2026-01-02T00:00:00.000Z', expiresAt: null, updatedAt: null, statuses: [] },
      ...{ registrar: 'Example Registrar, Inc.', organisation: null, isRedacted: false, country: null },
      ...{ nameServers: ['ns1.shop.example'], isSigned: null, network: null, source: 'whois.example' },
      protocol: 'whois',
      abuseEmail: 'abuse at registrar dot example',
    };
    const said = report(foundOn({}, { registration: { state: 'known', value: registration } }));
    expect(said).toMatchObject({ registrar: 'Example Registrar, Inc.' });
    expect(said.whois).not.toHaveProperty('registrar_abuse_contact');
  });

  it('of a lookalike, and from a reporter with a very long address', () => {
    const reporter = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
    expect(report(foundOn({ host: 'h0okwise.com' }), { imitated: 'hookwise.com', reporter })).toMatchObject({
      ...{ type: 'brand_infringement', legitimate_site: 'https://hookwise.com/' },
      reporter: { contact: reporter },
    });
  });

  it('the same each time it is asked for', () => {
    expect(report(foundOn({})).report_id).toBe(report(foundOn({})).report_id);
    expect(report(foundOn({ host: 'other.example' })).report_id).not.toBe(report(foundOn({})).report_id);
  });
});
