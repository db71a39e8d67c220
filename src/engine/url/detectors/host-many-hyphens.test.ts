import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostManyHyphens } from './host-many-hyphens.ts';

describe('host-many-hyphens', () => {
  it.each([
    ['double hyphens', 'https://secure--robin-com----cdn.webflow.io/'],
    ['five words', 'https://please-confirm-your-data-now.com/'],
  ])('fires on %s', (_, url) => {
    expect(hostManyHyphens.run(caseOf(url))).toMatchObject({
      type: 'host-many-hyphens',
      score: expect.any(Number),
    });
  });

  it.each([
    ['one hyphen', 'https://coca-cola.com/'],
    ['an international domain, whose xn-- is not counted', 'https://xn--mller-kva.de/'],
    ['a portfolio', 'https://jane-doe-design-portfolio.vercel.app/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostManyHyphens.run(caseOf(url))).toBeNull();
  });
});
