import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { brandHyphen } from './brand-hyphen.ts';

describe('brand-hyphen', () => {
  it.each([
    ['a split name', 'https://pay-pal.com/'],
    ['another one', 'https://face-book.com/'],
  ])('fires on %s', (_, url) => {
    expect(brandHyphen.run(caseOf(url))).toMatchObject({ type: 'brand-hyphen', score: expect.any(Number) });
  });

  it.each([
    ['the genuine site', 'https://paypal.com/'],
    ['a hyphen that belongs to the name', 'https://coca-cola.com/'],
    ['a genuine domain that has one', 'https://t-mobile.com/'],
  ])('stays quiet on %s', (_, url) => {
    expect(brandHyphen.run(caseOf(url))).toBeNull();
  });
});
