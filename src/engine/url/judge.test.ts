import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictSchema } from '../../contract/analysis.ts';
import { levelOf } from '../../contract/risk.ts';
import { treesAsking, urlFiles } from '../inference/testing/tiny-models.ts';
import type { UrlFacts } from './case.ts';
import { judgeUrl } from './judge.ts';
import { destinationOf } from './link-findings.ts';
import { readUrlModel } from './model.ts';

describe('judgeUrl', () => {
  it.each([
    'https://paypal-secure-login.com/signin',
    'https://paypal.com.account-verify.top/',
    'https://metamask-login.webflow.io/',
    'http://usps.com-track.top/us',
    'http://xn--pypal-4ve.com/',
    'http://www.paypal.com:login@evilhost.ru/',
  ])('puts %s into the phishing band', (url) => {
    expect(judgeUrl(url)).toMatchObject({ riskLevel: 'phishing' });
  });

  it.each([
    'https://t.co/aB3dEfGh1j',
    'https://lnkd.in/gXyZ12ab',
    'https://bit.ly/3AbCdEf',
    'https://linktr.ee/support-desk',
    'https://docs.google.com/forms/d/e/1FAIpQLSe/viewform',
    'https://forms.gle/T8LQEYdQrwRoTa469',
    'https://docs.google.com/document/d/1AbCdEf/edit',
    'https://drive.google.com/file/d/1AbCdEf/view',
    'https://www.dropbox.com/scl/fi/abc/invoice.html?dl=1',
    'https://raw.githubusercontent.com/someone/pages/main/login.html',
    'https://ipfs.io/ipfs/QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG/',
    'https://storage.googleapis.com/some-bucket/index.html',
    'https://s3.eu-west-1.amazonaws.com/some-bucket/index.html',
    'https://cdn.discordapp.com/attachments/1/2/setup.exe',
    'https://discord.gg/abcdEF12',
    'https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv',
    'https://web.archive.org/web/2024/https://example.org/',
  ])('keeps %s out of the safe band: it hides where it leads, or anybody can have written it', (url) => {
    const { riskScore, recommendations } = judgeUrl(url, { popularity: { state: 'known', value: 'top-1k' } });
    expect(riskScore).toBeGreaterThan(20);
    expect(recommendations[0]).toMatch(/^Do not/);
  });

  it('gives a go-ahead only where owner and author are one and known, at every step', () => {
    const goAhead = /^You can open this link/;
    const openingOf = (url: string, facts?: UrlFacts) => judgeUrl(url, facts).recommendations[0];
    const popular: UrlFacts = { popularity: { state: 'known', value: 'top-1k' } };
    expect(openingOf('https://www.paypal.com/')).toMatch(goAhead);
    expect(openingOf('https://shop.example/', popular)).toMatch(goAhead);
    expect(openingOf('https://shop.example/')).toMatch(
      /^We found no warning sign, and nothing that vouches for it/,
    );
    expect(openingOf('https://jane-doe.github.io/', popular)).not.toMatch(goAhead);
    expect(openingOf('https://unknown.example/go?url=https://www.paypal.com/')).not.toMatch(goAhead);
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

  it('names the imitated address, the kind of imitation and the letters that differ', () => {
    expect(judgeUrl('https://paypa1.com/').technicalAnalysis).toMatchObject({
      imitates: 'PayPal (paypal.com)',
      imitationTrick: 'homoglyph',
      imitationSeen: 'paypa1',
      imitationDiffersAt: [5],
      genuineAddress: 'paypal.com',
    });
  });

  it('explains how to reach the genuine site, and never shows the false one as a link', () => {
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

  it('lists what it could not check', () => {
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
      { numRuns: 1500 },
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

  it('returns the domain to look up', () => {
    expect(destinationOf('https://www.google.com/url?q=https://shop.example.co.uk/x')).toMatchObject({
      host: 'shop.example.co.uk',
      registrableDomain: 'example.co.uk',
    });
  });
});

describe('judgeUrl with a trained model', () => {
  /** Raises the score for scripts, lowers it for country suffixes. */
  const url = readUrlModel(
    urlFiles(
      treesAsking(['path-is-script', 0.5, 3], ['is-country-suffix', 0.5, -3], ['name-hyphens', 1.5, 6]),
    ),
  );
  const modelPart = ({ threats }: ReturnType<typeof judgeUrl>) =>
    threats.find(({ type }) => type === 'model-address');

  it('adds the model’s prediction as a finding, with its reasons', () => {
    const link = 'https://example.org/page.php';
    const alone = judgeUrl(link);
    const verdict = judgeUrl(link, {}, { url });
    expect(alone.riskScore).toBeLessThan(30);
    expect(verdict).toMatchObject({ riskScore: 38, riskLevel: 'suspicious' });
    expect(modelPart(verdict)?.score).toBe(38 - alone.riskScore);
    expect(modelPart(verdict)?.description).toContain('What it saw: the page is a script file');
    expect(verdict.technicalAnalysis['modelProbability']).toBe('95 %');
    expect(verdict.explanation.scoreWithout['model-address']).toBe(alone.riskScore);
  });

  it('never calls a link phishing by the model’s prediction alone', () => {
    const verdict = judgeUrl('https://my-tea-shop.org/', {}, { url });
    expect(verdict).toMatchObject({
      riskLevel: 'suspicious',
      threats: [{ type: 'model-address', score: 45 }],
    });
  });

  it('holds weak findings within the safe band where the model finds the link legitimate', () => {
    const link = 'http://example.de/account/login/verify/update?email=ana@example.org';
    expect(judgeUrl(link).riskScore).toBeGreaterThan(20);
    const verdict = judgeUrl(link, {}, { url });
    expect(verdict).toMatchObject({ riskScore: 20, riskLevel: 'safe' });
    expect(verdict.threats.map(({ type }) => type).sort()).toEqual(
      judgeUrl(link)
        .threats.map(({ type }) => type)
        .sort(),
    );
    expect(verdict.explanation.reassurances.join(' ')).toMatch(
      /known addresses.*more ordinary than its warning signs/,
    );
    expect(Object.values(verdict.explanation.scoreWithout).every((points) => points <= 20)).toBe(true);
  });

  it('lets no model excuse a report, or call an imitated brand safe', () => {
    const borrowed = judgeUrl('https://paypal-friends.de/', {}, { url });
    expect(borrowed.riskScore).toBeGreaterThan(20);
    expect(borrowed.riskLevel).toBe('suspicious');
    const listed: UrlFacts = {
      knownPhishing: { state: 'known', value: { match: 'host', source: 'a list', listedOn: '2026-11-15' } },
    };
    const reported = judgeUrl('https://example.de/', listed, { url });
    expect(reported.riskLevel).toBe('phishing');
    expect(reported.explanation.reassurances).toEqual([]);
  });

  it('shows no probability without a model, and none for text that is no link', () => {
    expect(judgeUrl('https://example.org/').technicalAnalysis['modelProbability']).toBe('-');
    expect(judgeUrl('not a url', {}, { url })).toEqual(judgeUrl('not a url'));
  });

  it('judges what a wrapped link leads to', () => {
    const wrapped = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent('https://example.org/page.php')}&data=05`;
    expect(modelPart(judgeUrl(wrapped, {}, { url }))).toBeDefined();
  });

  it('adds up, obeys the contract and repeats itself, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string({ maxLength: 300 })),
        (text) => {
          const verdict = judgeUrl(text, {}, { url });
          expect(verdictSchema.safeParse(verdict).success).toBe(true);
          expect(verdict.threats.reduce((sum, threat) => sum + threat.score, 0)).toBe(verdict.riskScore);
          expect(verdict.riskLevel).toBe(levelOf(verdict.riskScore));
          expect(judgeUrl(text, {}, { url })).toEqual(verdict);
        },
      ),
      { numRuns: 500 },
    );
  });
});
