import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { brandCopiedPath } from './brand-copied-path.ts';

describe('brand-copied-path', () => {
  it.each([
    ['a Steam trade offer elsewhere', 'https://example.org/tradeoffer/new/?partner=1'],
    ['an Amazon product elsewhere', 'https://shop.example.top/dp/B07FSW11NC/'],
    ['an Instagram post elsewhere', 'https://example.top/p/CzQ1xYpLm4k/'],
  ])('fires on %s', (_, url) => {
    expect(brandCopiedPath.run(caseOf(url))).toMatchObject({
      type: 'brand-copied-path',
      score: expect.any(Number),
    });
  });

  it.each([
    ['Steam itself', 'https://steamcommunity.com/tradeoffer/new/?partner=1'],
    ['Amazon itself', 'https://www.amazon.de/dp/B07FSW11NC/'],
    ['an ordinary shop', 'https://example.org/products/123'],
    ['an article number as long as a post', 'https://example.org/p/12345678901'],
  ])('stays quiet on %s', (_, url) => {
    expect(brandCopiedPath.run(caseOf(url))).toBeNull();
  });
});
