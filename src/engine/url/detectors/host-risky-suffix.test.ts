import { describe, expect, it } from 'vitest';
import { caseOf, popular, unpopular } from '../../testing/url-case.ts';
import { hostRiskySuffix } from './host-risky-suffix.ts';

describe('host-risky-suffix', () => {
  it.each([
    ['a suffix whose domains cost next to nothing', 'https://summer-sale.top/', {}],
    ['the same deeper in', 'https://a.example-site.icu/us', unpopular],
    ['a milder suffix', 'https://garden.xyz/', {}],
  ])('fires on %s', (_, url, facts) => {
    expect(hostRiskySuffix.run(caseOf(url, facts))).toMatchObject({
      type: 'host-risky-suffix',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the same suffix on a widely visited site', 'https://garden.xyz/', popular],
    ['the most common suffix', 'https://garden.com/', {}],
    ['a country’s suffix', 'https://garden.nl/', {}],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(hostRiskySuffix.run(caseOf(url, facts))).toBeNull();
  });
});
