import { describe, expect, it } from 'vitest';
import { describeFeature, readFeatures } from '../inference/feature.ts';
import { popular, unpopular } from '../testing/url-case.ts';
import type { UrlFacts } from './case.ts';
import { type UrlSample, urlFeatures } from './features.ts';
import { linkFindings } from './link-findings.ts';

const sampleOf = (link: string, facts: UrlFacts = {}): UrlSample => {
  const read = linkFindings(link, facts);
  if (read === null) throw new Error(`not a link: ${link}`);
  return { target: read.target, findings: read.findings, spelling: 0.5 };
};
const featuresOf = (link: string, facts?: UrlFacts): Record<string, number> => {
  const values = readFeatures(urlFeatures, sampleOf(link, facts));
  return Object.fromEntries(urlFeatures.map(({ id }, i) => [id, values[i] ?? Number.NaN]));
};
const describedAs = (id: string, link: string, facts?: UrlFacts) => {
  const feature = urlFeatures.find((one) => one.id === id);
  if (!feature) throw new Error(`no feature ${id}`);
  const sample = sampleOf(link, facts);
  return describeFeature(feature, sample, feature.read(sample));
};

/** Leaves out what the rules found: they have detectors of their own for the scheme. */
const isMeasured = (id: string) => !/^(?:rule|finds)-/.test(id);
const differing = (one: string, other: string) => {
  const [first, second] = [featuresOf(one), featuresOf(other)];
  return Object.keys(first).filter((id) => isMeasured(id) && !Object.is(first[id], second[id]));
};

describe('url features', () => {
  it('are at least forty without the detectors, each with its own id and a title in words', () => {
    const ids = urlFeatures.map(({ id }) => id);
    expect(ids.filter(isMeasured).length).toBeGreaterThanOrEqual(40);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title } of urlFeatures) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(title.length, id).toBeGreaterThan(8);
      expect(title, id).toMatch(/^[^A-Z].*[^.]$/);
    }
  });

  it.each<[string, string, UrlFacts, Record<string, number>]>([
    [
      'a lure on a free host',
      'https://secure-paypa1-login.pages.dev/verify/account.php?email=ana%40example.org&id=12#part',
      unpopular,
      {
        popularity: 4,
        'is-genuine-brand': 0,
        'is-established': 0,
        'on-open-host': 1,
        'on-private-suffix': 1,
        'name-length': 19,
        'name-hyphens': 2,
        'name-words': 3,
        'name-digit-groups': 1,
        'subdomain-count': 0,
        'imitates-weakly': 1,
        'imitation-distance': 1,
        'host-credential-words': 2,
        'path-credential-words': 2,
        'path-depth': 2,
        'path-is-script': 1,
        'encoded-characters': 1,
        'query-parameters': 2,
        'query-longest-value': 15,
        'query-carries-address': 1,
        'fragment-length': 5,
        spelling: 0.5,
      },
    ],
    [
      'a brand’s own page',
      'https://www.paypal.com/signin',
      popular,
      {
        popularity: 1,
        'is-genuine-brand': 1,
        'is-established': 1,
        'on-open-host': 0,
        'name-length': 6,
        'subdomain-count': 0,
        'imitates-strongly': 0,
        'imitates-weakly': 0,
        'imitation-distance': Number.NaN,
        'path-credential-words': 1,
        'rule-count': 0,
        'rule-strongest': 0,
      },
    ],
    [
      'numbers for a host',
      'http://192.0.2.7:8080/wp-content/x/index.html',
      {},
      {
        popularity: Number.NaN,
        'is-ip-address': 1,
        'has-port': 1,
        'has-wordpress-path': 1,
        'path-is-page-file': 1,
        'name-length': 0,
        'name-entropy': 0,
      },
    ],
    [
      'a short link',
      'https://bit.ly/3AbCdEf',
      popular,
      { 'is-shortener': 1, 'is-established': 0, 'path-is-short-code': 1, 'path-case-changes': 5 },
    ],
    [
      'a front page',
      'https://example.org/',
      {},
      { 'has-path': 0, 'path-length': 0, 'path-entropy': 0, 'query-length': 0, hops: 0 },
    ],
    ['a wrapped link', 'https://www.google.com/url?q=https://shop.example.org/x', {}, { hops: 1 }],
    ['a dynamic DNS domain', 'https://ana.duckdns.org/', {}, { 'on-dynamic-dns': 1 }],
    ['a cheap suffix', 'https://example.top/', {}, { 'suffix-risk': 2 }],
    ['a restricted suffix', 'https://www.example.ac.uk/', {}, { 'is-restricted-suffix': 1 }],
  ])('reads %s', (_, link, facts, expected) => {
    expect(featuresOf(link, facts)).toMatchObject(expected);
  });

  it('recognises an imitated brand, and counts what the rules found', () => {
    expect(featuresOf('https://paypa1.com/')).toMatchObject({
      'imitates-strongly': 1,
      'imitates-weakly': 0,
      'imitation-distance': 1,
    });
    const { findings } = sampleOf('https://paypa1.com/');
    const [strongest] = findings.map(({ score }) => score).sort((a, b) => b - a);
    expect(featuresOf('https://paypa1.com/')['rule-strongest']).toBe(strongest);
  });

  it.each(['https://example.org/a/login?x=1', 'https://ana.vercel.app/', 'https://shop.example.co.uk/a'])(
    'does not see how %s was written down: its scheme, and www.',
    (link) => {
      expect(differing(link, link.replace('https:', 'http:'))).toEqual([]);
      expect(differing(link, link.replace('https://', ''))).toEqual([]);
      // The length of the host includes www.
      expect(differing(link, link.replace('https://', 'https://www.'))).toEqual(['host-length']);
    },
  );

  it('ignores what others reported', () => {
    const listed: UrlFacts = {
      knownPhishing: { state: 'known', value: { match: 'host', source: 'a list', listedOn: '2026-11-15' } },
      registration: { state: 'known', value: { ageInDays: 1 } },
      certificate: { state: 'known', value: { isValid: false } },
    };
    expect(featuresOf('https://example.org/a', listed)).toEqual(featuresOf('https://example.org/a'));
  });

  it('treats all free hosts alike, whatever the rules find on them', () => {
    const [first, ...others] = ['vercel.app', 'github.io', 'pages.dev'].map((host) => {
      const { 'host-length': _, ...rest } = featuresOf(`https://ana-silva.${host}/tea`, unpopular);
      return rest;
    });
    for (const other of others) expect(other).toEqual(first);
  });

  it('does not count a host’s visits as visits to its tenants', () => {
    expect(featuresOf('https://ana.github.io/', popular)['popularity']).toBe(4);
    expect(featuresOf('https://example.org/', popular)['popularity']).toBe(1);
  });

  it('describes in words what was seen', () => {
    expect(describedAs('host-credential-words', 'https://login-update.example/')).toMatch(
      /“login”.* in the domain$/,
    );
    expect(describedAs('imitates-strongly', 'https://paypa1.com/')).toBe('the domain imitates PayPal');
    expect(describedAs('is-genuine-brand', 'https://example.org/')).toMatch(
      /neither well known nor widely visited/,
    );
    expect(describedAs('popularity', 'https://example.org/', popular)).toBe('the site is widely visited');
    expect(describedAs('popularity', 'https://example.org/', unpopular)).toMatch(
      /neither well known nor widely visited/,
    );
    expect(describedAs('is-shortener', 'https://example.org/')).toBeNull();
  });

  it.each([
    ['path', `https://example.org/${'a-1/'.repeat(2000)}`],
    ['one folder', `https://example.org/${'aB1'.repeat(2700)}`],
    ['parameters', `https://example.org/?${'a=b&'.repeat(2000)}`],
    ['address in the query', `https://example.org/?${'a.'.repeat(4000)}@`],
    ['encoding', `https://example.org/${'%25'.repeat(2700)}`],
    ['slashes', `https://example.org/${'/'.repeat(8000)}`],
    ['host', `https://${'a-1.'.repeat(60)}org/`],
  ])('keeps its numbers in bounds for an endless %s', (_, link) => {
    const sample = sampleOf(link);
    const values = readFeatures(urlFeatures, sample);
    for (const [i, value] of values.entries())
      expect(Number.isNaN(value) || Math.abs(value) <= 8192, urlFeatures[i]?.id).toBe(true);
  });
});
