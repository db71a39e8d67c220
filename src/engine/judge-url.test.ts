import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictSchema } from '../contract/analysis.ts';
import { levelOf } from '../contract/risk.ts';
import { destinationOf, judgeUrl, type UrlFacts } from './judge-url.ts';

describe('judgeUrl', () => {
  it.each([
    'https://paypal-secure-login.com/signin',
    'https://paypal.com.account-verify.top/',
    'https://metamask-login.webflow.io/',
    'http://usps.com-track.top/us',
    'http://xn--pypal-4ve.com/',
  ])('puts %s into the phishing band', (url) => {
    expect(judgeUrl(url)).toMatchObject({ riskLevel: 'phishing' });
  });

  it.each([
    'https://www.paypal.com/signin',
    'https://accounts.google.com/ServiceLogin?continue=https://mail.google.com/',
    'https://www.amazon.co.jp/gp/css/homepage.html',
    'https://login.microsoftonline.com/common/oauth2/authorize',
    'https://jane-doe.github.io/',
    'https://müller.de/',
    'https://президент.рф/',
    'https://www.irs.gov/refunds',
    'https://example.org/account/login',
    'example.com',
  ])('leaves %s safe', (url) => {
    expect(judgeUrl(url)).toMatchObject({ riskLevel: 'safe' });
  });

  it('names the imitated address, the trick and the place where the letters differ', () => {
    expect(judgeUrl('https://paypa1.com/').technicalAnalysis).toMatchObject({
      imitates: 'PayPal (paypal.com)',
      imitationTrick: 'homoglyph',
      imitationSeen: 'paypa1',
      imitationDiffersAt: [5],
      genuineAddress: 'paypal.com',
    });
  });

  it('says how to reach the real thing, and never a word of the false one as a link', () => {
    const { recommendations } = judgeUrl('https://netflix-billing-update.com/');
    expect(recommendations[1]).toBe('To reach Netflix, type netflix.com into the browser yourself.');
    expect(recommendations.join(' ')).not.toContain('netflix-billing-update.com');
  });

  it('judges what a rewritten link leads to', () => {
    const verdict = judgeUrl(
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpaypal-secure-login.com%2F&data=05',
    );
    expect(verdict.riskLevel).toBe('phishing');
    expect(verdict.technicalAnalysis['unwrappedLinks']).toEqual([
      'Microsoft Safe Links: hxxps://paypal-secure-login[.]com/',
    ]);
  });

  it('says what it could not check', () => {
    const { technicalAnalysis } = judgeUrl('https://example.org/');
    expect(technicalAnalysis).toMatchObject({
      popularity: '-',
      registrationAgeInDays: '-',
      knownPhishing: '-',
    });
    expect(technicalAnalysis['notChecked']).toContain('known phishing lists');
  });

  it('does not change its score when a lookup fails', () => {
    const off = { state: 'unknown', reason: 'off' } as const;
    const failed: UrlFacts = { popularity: off, knownPhishing: off, registration: off, certificate: off };
    for (const url of [
      'https://example.org/',
      'https://paypal-login.top/x',
      'https://a.b.c.d.example.com/',
    ]) {
      expect(judgeUrl(url, failed).riskScore).toBe(judgeUrl(url).riskScore);
    }
  });

  it('adds up, obeys the contract and repeats itself, whatever it is given', () => {
    const anything = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ maxLength: 300 }),
      fc.domain().map((domain) => `paypal.com.${domain}`),
    );
    fc.assert(
      fc.property(anything, (url) => {
        const verdict = judgeUrl(url);
        expect(verdictSchema.safeParse(verdict).success).toBe(true);
        expect(verdict.threats.reduce((sum, threat) => sum + threat.score, 0)).toBe(verdict.riskScore);
        expect(verdict.riskLevel).toBe(levelOf(verdict.riskScore));
        expect(verdict.recommendations.length).toBeGreaterThan(0);
        expect(judgeUrl(url)).toEqual(verdict);
      }),
      { numRuns: 1500, seed: 20261115 },
    );
  });

  it('survives hostile text', () => {
    for (const text of [
      '%'.repeat(9000),
      `https://${'a.'.repeat(3000)}com`,
      `https://a.com/${'%25'.repeat(2000)}`,
      '-'.repeat(8000),
    ]) {
      expect(() => judgeUrl(text)).not.toThrow();
    }
  });

  it('tells which name to look up', () => {
    expect(destinationOf('https://www.google.com/url?q=https://shop.example.co.uk/x')).toMatchObject({
      host: 'shop.example.co.uk',
      registrableDomain: 'example.co.uk',
    });
  });
});
