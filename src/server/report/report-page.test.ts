import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { domainResult, phishingResult, vulnerabilityResult } from '../testing/reported-results.ts';
import { reportPage, reportPolicy } from './report-page.ts';
import { composedReport } from './testing/composed-report.ts';
import { hostileTexts } from './testing/hostile-texts.ts';

const keyId = '0000-0000';

/** Every start tag with its attributes, in order: what a browser would build. */
const tagsOf = (page: string): string[] => {
  const tags: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => tags.push(`${name} ${JSON.stringify(attributes)}`),
    oncomment: () => tags.push('comment'),
    onprocessinginstruction: (name) => tags.push(name),
  });
  parser.end(page);
  return tags;
};

/** Words of a fixed set, and dates: a result that has anything else in their place is not genuine. */
const fixedWords = new Set([
  ...['id', 'riskLevel', 'severity', 'state', 'cveId', 'kind', 'category', 'severityFilter', 'priority'],
  ...['answer', 'origin', 'dnssec', 'mtaSts', 'tlsRpt', 'bimi', 'checkedAt', 'creationDate', 'validFrom'],
  ...['expiryDate', 'publishedDate', 'addedOn', 'dueOn', 'asOf'],
]);

/** The result with a text put in front of every text of it but the fixed words. */
const infect = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text + value;
  if (Array.isArray(value)) return value.map((one) => infect(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, fixedWords.has(key) ? one : infect(one, text)]),
  );
};

/** Once for each place of a fixed word: the result with a text put in front of that word alone. */
const infectEachWord = (value: unknown, text: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const changed = fixedWords.has(key) && typeof one === 'string' ? [text + one] : infectEachWord(one, text);
    const withOne = (inner: unknown) =>
      Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
    return changed.map(withOne);
  });
};

/** What a page is built from, without what depends on how long or how alarming a text is. */
const skeleton = (page: string) =>
  tagsOf(page)
    .filter((tag) => !tag.startsWith('em '))
    .map((tag) => (tag.startsWith('div {"class":"wide"}') ? 'div {}' : tag));

const results = { analysis: phishingResult, domain: domainResult, vulnerabilities: vulnerabilityResult };

const drawn = (result: unknown) => reportPage(composedReport(result), keyId);
const ownTags = new Set([
  ...Object.values(results).flatMap((one) => skeleton(drawn(one))),
  'li {"class":"v-none"}',
]);

describe.each(Object.entries(results))('a report of %s', (_, result) => {
  it.each(hostileTexts)('OPEN-45 holds no element and no attribute of %j', (text) => {
    const page = drawn(infect(result, text));
    expect(skeleton(page)).toEqual(skeleton(drawn(infect(result, 'harmless '))));
    expect(page).not.toMatch(/https?:\/\/evil/i);
  });

  it.each(hostileTexts)('is refused, or holds nothing of %j, where it stands for a fixed word', (text) => {
    const places = infectEachWord(result, text);
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) {
      const tags = refusedOr(() => skeleton(drawn(place)));
      expect(tags.filter((tag) => !ownTags.has(tag))).toEqual([]);
    }
  });
});

/** Nothing is drawn of a result that is refused. */
const refusedOr = (draw: () => string[]): string[] => {
  try {
    return draw();
  } catch (error) {
    expect(error).toBeInstanceOf(Failure);
    return [];
  }
};

it('infects every field', () => {
  const text = 'qzx';
  const page = drawn(infect(phishingResult, text));
  expect(page.split(text).length).toBeGreaterThan(20);
});

it('forbids everything that a page can fetch, run or send', () => {
  const page = reportPage(composedReport(phishingResult), keyId);
  const tags = tagsOf(page);
  expect(tags).toContain(
    `meta ${JSON.stringify({ 'http-equiv': 'Content-Security-Policy', content: reportPolicy })}`,
  );
  expect(tags).toContain('meta {"name":"referrer","content":"no-referrer"}');
  expect(tags.join('\n')).not.toMatch(/^(?:script|img|link|a|form|iframe|object|base) /m);
  expect(tags.join('\n')).not.toMatch(/"(?:href|src|style|on\w+)":/);
  expect(page).not.toMatch(/url\(|@import/);
});

it('has the same content as the result card', () => {
  const page = reportPage(composedReport(phishingResult), keyId);
  for (const text of [
    '<h1>High-risk phishing attempt detected</h1>',
    'aria-label="Risk score 92 out of 100, Phishing"',
    '<li class="now">Phishing (71-100)</li>',
    'Link leads to a different domain',
    '(+48 points)',
    '<blockquote>closes in 2 hours</blockquote>',
    '<dt>Has HTTPS</dt><dd><span>No</span></dd>',
    '<em>6 days (new)</em>',
    'Lookups are switched off.',
    'Not possible',
    'Nov 14, 2026, 18:42 UTC',
    'We noticed a sign-in from an unknown de...',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('never shown');
});

it.each([
  [0, 'Content appears safe'],
  [20, 'Content appears safe'],
  [21, 'Suspicious content detected'],
  [70, 'Suspicious content detected'],
  [71, 'High-risk phishing attempt detected'],
])('a score of %i reads %s', (riskScore, headline) => {
  expect(reportPage(composedReport({ riskScore }), keyId)).toContain(`<h1>${headline}</h1>`);
});

it('gives no all-clear where there was too little to judge', () => {
  const page = reportPage(composedReport({ riskScore: 0, explanation: { isConclusive: false } }), keyId);
  expect(page).toContain('<h1>No warning sign found</h1>');
  expect(page).toContain('We found no warning sign, and nothing that vouches for it.');
  expect(page).toContain('v-unknown');
  expect(page).toContain('Risk score 0 out of 100, Inconclusive');
  expect(page).not.toContain('Nothing here looks like phishing');
});

it('has a placeholder for what is missing', () => {
  const page = reportPage(composedReport({ riskScore: 5 }), keyId);
  expect(page).toContain('No threats detected');
  expect(page).toContain('Verify the authenticity through official channels');
  expect(page).toContain('<p class="say mono">-</p>');
});
