import { describe, expect, it } from 'vitest';
import { mailCaseOf, markedIn, visited } from '../testing/mail-case.ts';
import type { UrlFacts } from '../url/case.ts';
import type { Finding } from '../verdict/detector.ts';
import { mailFindings, strongestOf } from './findings.ts';

const finding = (type: string, score: number): Finding => ({
  type,
  family: 'structure',
  certainty: 'weak',
  title: 'A title',
  description: 'A description.',
  severity: 'low',
  score,
  icon: 'Link',
  recommendation: 'Do something.',
  spans: [],
});
const typesOf = (findings: Finding[]) => findings.map(({ type }) => type);

describe('mailFindings', () => {
  it('finds nothing in a letter', async () => {
    expect(mailFindings(await mailCaseOf({}))).toEqual([]);
  });

  it('counts the most dangerous link alone', async () => {
    const input = await mailCaseOf({
      text: 'https://paypal-secure-login.com/signin and https://example.top/a and https://example.org/',
    });
    const urlFindings = typesOf(mailFindings(input)).filter((type) => /^(?:brand|host)-/.test(type));
    expect(urlFindings).toContain('brand-added-word');
    expect(urlFindings).not.toContain('host-risky-suffix');
  });

  it('marks every link with the same finding', async () => {
    const input = await mailCaseOf({
      text: 'https://paypal-secure-login.com/a or https://paypal-secure-login.com/b',
    });
    const found = mailFindings(input).find(({ type }) => type === 'brand-added-word');
    expect(markedIn(input, found ?? null)).toEqual([
      'hxxps://paypal-secure-login[.]com/a',
      'hxxps://paypal-secure-login[.]com/b',
    ]);
  });

  it('does not hold long paths against links to the sender’s own site', async () => {
    const text = 'https://example.org/a/b/c/9f8a7c6b5e4d3c2b1a0f9e8d7c6b5a49/index.php?email=me@example.net';
    const own = typesOf(mailFindings(await mailCaseOf({ text })));
    const foreign = typesOf(mailFindings(await mailCaseOf({ text, from: 'Ana <ana@other.example>' })));
    expect(own.filter((type) => /^(?:path|query)-/.test(type))).toEqual([]);
    expect(foreign.filter((type) => /^(?:path|query)-/.test(type))).not.toEqual([]);
  });

  it('counts an odd address less than on its own, and a reported one in full', async () => {
    const listed: UrlFacts = {
      knownPhishing: {
        state: 'known',
        value: { match: 'address', source: 'a list', listedOn: '2026-11-15' },
      },
    };
    const input = await mailCaseOf({ text: 'https://example.top/a', facts: { urlFacts: () => listed } });
    const odd = mailFindings(input).find(({ type }) => type === 'host-risky-suffix');
    const alone = input.links[0]?.findings.find(({ type }) => type === 'host-risky-suffix');
    expect(odd?.score).toBeLessThan(alone?.score ?? 0);
    const reported = mailFindings(input).find(({ type }) => type === 'reputation-known-phishing');
    expect(reported?.score).toBe(input.links[0]?.findings.find(({ type }) => type === reported?.type)?.score);
  });

  it('repeats itself', async () => {
    const draft = { from: 'PayPal <a@evil.example>', text: 'Your PayPal account: https://evil.example/x' };
    expect(mailFindings(await mailCaseOf(draft))).toEqual(mailFindings(await mailCaseOf(draft)));
  });

  it('leaves a newsletter of a shop alone', async () => {
    const input = await mailCaseOf({
      from: 'Tea Shop <news@teashop.example>',
      subject: 'Our spring teas',
      headers: ['List-Unsubscribe: <https://teashop.us1.list-manage.com/u>'],
      html: `<p>The first flush from Darjeeling has arrived. Come and taste it in our shop, or order it today; we ship
        to all of Europe and accept PayPal, Visa and Klarna.</p><a href="https://teashop.example/spring">To the shop</a>
        <a href="https://teashop.us1.list-manage.com/unsubscribe?u=1">Unsubscribe</a>`,
      facts: visited('teashop.example', 'list-manage.com'),
    });
    expect(mailFindings(input)).toEqual([]);
  });
});

describe('strongestOf', () => {
  it('keeps each finding once, the strongest', () => {
    const found = strongestOf([finding('a', 3), finding('b', 5), finding('a', 9), finding('b', 2)]);
    expect(found.map(({ type, score }) => [type, score])).toEqual([
      ['a', 9],
      ['b', 5],
    ]);
  });

  it('is nothing for nothing', () => {
    expect(strongestOf([])).toEqual([]);
  });
});
