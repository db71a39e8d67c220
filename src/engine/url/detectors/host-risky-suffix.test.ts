import { describe, expect, it } from 'vitest';
import { caseOf, popular, unpopular } from '../../testing/url-case.ts';
import { hostRiskySuffix } from './host-risky-suffix.ts';

describe('host-risky-suffix', () => {
  it.each([
    ['an ending where names cost nothing', 'https://summer-sale.top/', {}],
    ['the same deeper in', 'https://a.example-site.icu/us', unpopular],
    ['a milder ending', 'https://garden.xyz/', {}],
  ])('fires on %s', (_, url, facts) => {
    expect(hostRiskySuffix.run(caseOf(url, facts))).toMatchObject({
      type: 'host-risky-suffix',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the same ending on a site everybody visits', 'https://garden.xyz/', popular],
    ['the most common ending', 'https://garden.com/', {}],
    ['a country', 'https://garden.nl/', {}],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(hostRiskySuffix.run(caseOf(url, facts))).toBeNull();
  });
});
