import { describe, expect, it } from 'vitest';
import { parseUrl } from '../addresses/parse-url.ts';
import { ownerOf } from './brand-index.ts';
import { untwist } from './lookalike/untwist.ts';
import table from './owned-domains.json' with { type: 'json' };
import { changePasswordPage, haveOneOwner, organisationsOf, ownedDomains } from './owned-domains.ts';

describe('what companies own', () => {
  it('finds every domain of the table, and what stands between two of them nowhere', () => {
    const entries = table.domains.flatMap((line) => line.split(' ').map((entry) => entry.split(':')));
    expect(entries.length).toBeGreaterThan(20_000);
    expect(entries.filter(([domain = '', numbers]) => organisationsOf(domain).join(',') !== numbers)).toEqual(
      [],
    );
    const listed = new Set(ownedDomains());
    const between = [...listed].flatMap((domain) => [`${domain}a`, `a${domain}`, domain.slice(0, -1), '']);
    expect(between.filter((domain) => !listed.has(domain) && organisationsOf(domain).length > 0)).toEqual([]);
  });

  it.each([
    ['intuit.com', 'quickbooksonline.com'],
    ['amazon.com', 'aws.com'],
    ['disneyplus.com', 'espn.com'],
    ['facebook.com', 'instagram.com'],
  ])('%s and %s have one owner', (a, b) => {
    expect([haveOneOwner(a, b), haveOneOwner(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['paypal.com', 'ebay.com'],
    ['example.org', 'example.com'],
    ['example.org', 'paypal.com'],
  ])('%s and %s do not, as far as is known', (a, b) => {
    expect(haveOneOwner(a, b)).toBe(false);
  });

  it('names the brand that the domain is called after', () => {
    expect(['amazon.se', 'aws.com', 'paypal-communications.com'].map((host) => ownerOf(host)?.name)).toEqual([
      'Amazon',
      'Amazon Web Services',
      'PayPal',
    ]);
  });

  it('does not excuse misspellings and bait, no matter who registered them', () => {
    const listed = ownedDomains();
    expect(
      ['paypa1.com', 'gogle.com', 'face-book.com', 'paypal-login.com'].filter((domain) =>
        listed.includes(domain),
      ),
    ).toEqual([]);
    const homoglyphs = listed.filter((domain) => {
      const url = parseUrl(`https://${domain}`);
      return url && untwist(url)?.trick === 'homoglyph';
    });
    expect(homoglyphs).toEqual([]);
  });

  it('holds whole domains of one owner, where nobody else publishes', () => {
    const listed = new Set(ownedDomains());
    const shared = ['github.io', 'blogspot.com', 'azurewebsites.net', 'web.app', 'duckdns.org', 'bit.ly'];
    expect(shared.filter((domain) => listed.has(domain))).toEqual([]);
    expect(
      [...listed].filter((domain) => parseUrl(`https://${domain}`)?.registrableDomain !== domain),
    ).toEqual([]);
  });

  it('knows where a password is changed', () => {
    expect(changePasswordPage('adobe.com')).toBe('https://account.adobe.com/security');
    expect(changePasswordPage('example.org')).toBeNull();
  });
});
