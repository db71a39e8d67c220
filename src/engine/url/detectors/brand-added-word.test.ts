import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { brandAddedWord } from './brand-added-word.ts';

describe('brand-added-word', () => {
  it.each([
    ['a bait word behind', 'https://paypal-secure.com/'],
    ['run together', 'https://netflixsupport.com/'],
    ['a number behind', 'https://amazon24.com/'],
  ])('fires on %s', (_, url) => {
    expect(brandAddedWord.run(caseOf(url))).toMatchObject({
      type: 'brand-added-word',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the genuine site', 'https://amazon.com/', {}],
    ['an ordinary word among others', 'https://orange-county-news.com/', {}],
    ['a widely visited site about a brand', 'https://minecraft-heads.com/', popular],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(brandAddedWord.run(caseOf(url, facts))).toBeNull();
  });
});
