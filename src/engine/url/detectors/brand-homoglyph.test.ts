import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { brandHomoglyph } from './brand-homoglyph.ts';

describe('brand-homoglyph', () => {
  it.each([
    ['a digit for a letter', 'https://paypa1.com/'],
    ['two letters for one', 'https://rnicrosoft.com/'],
    ['a Cyrillic letter', 'https://xn--pypal-4ve.com/'],
  ])('fires on %s', (_, url) => {
    expect(brandHomoglyph.run(caseOf(url))).toMatchObject({
      type: 'brand-homoglyph',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the genuine site', 'https://www.paypal.com/', {}],
    ['a legitimate international domain', 'https://müller.de/', {}],
    ['a name that merely resembles an ordinary word', 'https://0range.nl/about', popular],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(brandHomoglyph.run(caseOf(url, facts))).toBeNull();
  });
});
