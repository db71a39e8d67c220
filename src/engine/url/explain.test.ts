import { describe, expect, it } from 'vitest';
import { explanationSchema } from '../../contract/explanation.ts';
import { finding } from '../inference/testing/tiny-models.ts';
import { caseOf, popular, unpopular } from '../testing/url-case.ts';
import { explainUnreadable, explainUrl, linkSteps, urlChecks, urlReassurances } from './explain.ts';
import { judgeUrl } from './judge.ts';

const off = { state: 'unknown', reason: 'off' } as const;

describe('explainUrl', () => {
  it('obeys the contract, for links and for text that is none', () => {
    expect(
      explanationSchema.safeParse(explainUrl([caseOf('https://example.org/')], { findings: [], uncut: [] }))
        .success,
    ).toBe(true);
    expect(explanationSchema.safeParse(explainUnreadable()).success).toBe(true);
  });

  it('has no message and no sender', () => {
    expect(explainUrl([caseOf('https://example.org/')], { findings: [], uncut: [] })).toMatchObject({
      whoSentThis: '',
      message: null,
    });
  });

  it('vouches for nothing that is unknown', () => {
    expect(explainUrl([caseOf('https://example.org/')], { findings: [], uncut: [] })).toMatchObject({
      reassurances: [],
      isConclusive: false,
    });
    expect(explainUnreadable().isConclusive).toBe(false);
  });

  it('explains where a model held weak findings within the safe band, and calculates under the same ceiling', () => {
    const findings = [finding({ type: 'one', score: 12 }), finding({ type: 'two', score: 8 })];
    const uncut = [finding({ type: 'one', score: 36 }), finding({ type: 'two', score: 24 })];
    const explained = explainUrl([caseOf('https://example.org/')], { findings, uncut, ceiling: 20 });
    expect(explained).toMatchObject({ isConclusive: false, scoreWithout: { one: 20, two: 20 } });
    expect(explained.reassurances).toEqual([
      'A trained model that compared it with known addresses, genuine and not, finds it more ordinary ' +
        'than its warning signs suggest, so they count for less.',
    ]);
    const plain = explainUrl([caseOf('https://example.org/')], { findings, uncut });
    expect(plain.reassurances).toEqual([]);
    const stillPhishing = explainUrl([caseOf('https://example.org/')], { findings, uncut, ceiling: 88 });
    expect(stillPhishing.reassurances).toEqual([]);
  });

  it('names the genuine address of the imitated brand, and what each finding cost', () => {
    const { explanation, threats, riskScore } = judgeUrl('https://paypal-secure-login.com/');
    expect(explanation?.safeWay).toMatchObject({ brand: 'PayPal', address: 'paypal.com' });
    expect(explanation?.reassurances).toEqual([]);
    expect(Object.keys(explanation?.scoreWithout ?? {}).sort()).toEqual(
      threats.map(({ type }) => type).sort(),
    );
    for (const points of Object.values(explanation?.scoreWithout ?? {}))
      expect(points).toBeLessThanOrEqual(riskScore);
  });
});

describe('linkSteps', () => {
  const { url, hops } = caseOf(
    'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%3A%2F%2Fevil.example%2Fx&data=05',
  );
  const start = { href: 'https://a.example/', why: 'as it was submitted', parent: 7, finding: 'A title' };

  it('goes from the link through every wrapper to the host, each step below the previous one', () => {
    const steps = linkSteps(start, hops, url, 10);
    expect(steps.map(({ id }) => id)).toEqual([10, 11, 12, 13]);
    expect(steps.map(({ parent }) => parent)).toEqual([7, 10, 11, 12]);
    expect(steps.at(-1)).toMatchObject({ kind: 'host', label: 'evil[.]example', finding: 'A title' });
    expect(steps.slice(0, -1).every(({ finding }) => finding === '')).toBe(true);
  });

  it('writes nothing that could be clicked', () => {
    for (const { label } of linkSteps(start, hops, url)) expect(label).not.toMatch(/^https?:|^[^?]*\w\.\w/);
  });

  it('ends with the link where there is no host', () => {
    const steps = linkSteps({ ...start, href: 'data:text/html,x' }, [], { host: '' });
    expect(steps.map(({ kind, finding }) => [kind, finding])).toEqual([['link', 'A title']]);
  });
});

describe('urlReassurances', () => {
  it('confirms a brand’s own address', () => {
    expect(urlReassurances(caseOf('https://www.paypal.com/signin'))).toEqual([
      'paypal[.]com is a genuine address of the organisation it names.',
    ]);
  });

  it('confirms that a site is widely visited', () => {
    expect(urlReassurances(caseOf('https://example.org/', popular))).toEqual([
      'example[.]org is among the most visited sites on the web.',
    ]);
  });

  it.each([
    ['a site few people visit', 'https://example.org/', unpopular],
    ['a tenant’s page under a popular domain', 'https://somebody.github.io/', popular],
    ['a short link of a popular service', 'https://bit.ly/3AbCdEf', popular],
    ['a site that was not looked up', 'https://example.org/', {}],
  ])('confirms nothing for %s', (_, url, facts) => {
    expect(urlReassurances(caseOf(url, facts))).toEqual([]);
  });
});

describe('urlChecks', () => {
  it('shows what was done and what was not possible, and never opens a page', () => {
    const checks = urlChecks(caseOf('https://example.org/', { ...popular, knownPhishing: off }));
    const stateOf = (name: string) => checks.find((check) => check.name === name)?.state;
    expect(stateOf('Spelling of the address')).toBe('done');
    expect(stateOf('Popularity of the site')).toBe('done');
    expect(stateOf('Known phishing lists')).toBe('not-possible');
    expect(stateOf('Age of the registration')).toBe('not-possible');
    expect(stateOf('The page itself')).toBe('not-possible');
  });

  it('distinguishes an unlisted address from one that was not looked up', () => {
    const detail = (facts: Parameters<typeof caseOf>[1]) =>
      urlChecks(caseOf('https://example.org/', facts)).find(({ name }) => name === 'Known phishing lists')
        ?.detail;
    expect(detail({ knownPhishing: { state: 'absent' } })).toBe('not listed');
    expect(detail({})).toBe('the lists were not available');
    expect(
      detail({
        knownPhishing: { state: 'known', value: { match: 'host', source: 'x', listedOn: '2026-11-15' } },
      }),
    ).toBe('listed by x on 2026-11-15');
  });

  it('explains that only the service knows where a short link leads', () => {
    expect(urlChecks(caseOf('https://bit.ly/3AbCdEf')).at(-1)).toMatchObject({
      name: 'Behind the short link',
      state: 'not-possible',
      detail: 'only bit[.]ly knows where it leads',
    });
  });
});
