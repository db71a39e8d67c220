import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { brandOtherSuffix } from './brand-other-suffix.ts';

describe('brand-other-suffix', () => {
  it.each([
    ['the name under a cheap suffix', 'https://netflix.top/'],
    ['the name under an unrelated suffix', 'https://paypal.support/'],
  ])('fires on %s', (_, url) => {
    expect(brandOtherSuffix.run(caseOf(url))).toMatchObject({
      type: 'brand-other-suffix',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the genuine suffix', 'https://netflix.com/'],
    ['a country where the owner has it', 'https://www.amazon.de/'],
    ['an ordinary word', 'https://orange.nl/'],
  ])('stays quiet on %s', (_, url) => {
    expect(brandOtherSuffix.run(caseOf(url))).toBeNull();
  });
});
