import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUrl } from '../../addresses/parse-url.ts';
import { permutationKinds } from './permutation-kinds.ts';
import { permutationsOf } from './permutations.ts';

const made = (domain: string, limit = 5000) => permutationsOf(domain, limit);
const namesOf = (domain: string, kind: string) =>
  made(domain)
    .filter((one) => one.kind === kind)
    .map((one) => one.domain);

describe('permutationsOf', () => {
  it.each([
    ['addition', 'paypals.com'],
    ['bitsquatting', 'qaypal.com'],
    ['homoglyph', 'paypa1.com'],
    ['homoglyph', 'xn--pypal-4ve.com'],
    ['hyphenation', 'pay-pal.com'],
    ['insertion', 'paqypal.com'],
    ['omission', 'paypl.com'],
    ['repetition', 'payppal.com'],
    ['replacement', 'paypak.com'],
    ['subdomain', 'pay.pal.com'],
    ['transposition', 'papyal.com'],
    ['vowel-swap', 'paypel.com'],
    ['dictionary', 'paypal-login.com'],
    ['dictionary', 'securepaypal.com'],
    ['tld-swap', 'paypal.top'],
  ])('makes by %s: %s', (kind, name) => {
    expect(namesOf('paypal.com', kind)).toContain(name);
  });

  it('includes every kind within a small limit', () => {
    const kinds = new Set(made('example-shop.co.uk', 60).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([...permutationKinds].sort());
  });

  it('begins with the easiest to mistake', () => {
    expect(made('paypal.com', 4).every(({ kind }) => kind === 'homoglyph')).toBe(true);
  });

  it('works on the letters of an international domain', () => {
    const names = made('xn--mnchen-3ya.de', 300).map(({ domain }) => domain);
    expect(names).toContain('mnchen.de');
    expect(names.every((name) => !name.includes('xn--xn--'))).toBe(true);
  });

  it.each([
    ['a suffix alone', 'co.uk'],
    ['an address', '192.0.2.1'],
    ['nothing', ''],
    ['an internal name', 'printer'],
  ])('makes none of %s', (_, text) => {
    expect(made(text)).toEqual([]);
  });

  it('makes each registrable domain once, never the domain itself, never more than the limit', () => {
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
    fc.assert(
      fc.property(
        label,
        fc.constantFrom('com', 'co.uk', 'de'),
        fc.integer({ min: 0, max: 400 }),
        (name, suffix, limit) => {
          const domain = `${name}.${suffix}`;
          const names = made(domain, limit).map((one) => one.domain);
          expect(names.length).toBeLessThanOrEqual(limit);
          expect(new Set(names).size).toBe(names.length);
          expect(names).not.toContain(domain);
          for (const one of names) expect(parseUrl(one)?.registrableDomain).toBeTruthy();
          expect(made(domain, limit).map((one) => one.domain)).toEqual(names);
        },
      ),
      { numRuns: 60 },
    );
  });
});
