import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { brandSubdomain } from './brand-subdomain.ts';

describe('brand-subdomain', () => {
  it.each([
    ['the genuine address continued', 'https://paypal.com.evil-site.com/'],
    ['the name in front', 'https://netflix.evil-site.com/'],
    ['a hyphen after the suffix', 'https://usps.com-track.top/us'],
  ])('fires on %s', (_, url) => {
    expect(brandSubdomain.run(caseOf(url))).toMatchObject({
      type: 'brand-subdomain',
      score: expect.any(Number),
    });
  });

  it.each([
    ["the owner's own subdomain", 'https://www.paypal.com/'],
    ['an ordinary word in front', 'https://orange.example.com/'],
    ['no brand at all', 'https://shop.example.com/'],
  ])('stays quiet on %s', (_, url) => {
    expect(brandSubdomain.run(caseOf(url))).toBeNull();
  });
});
