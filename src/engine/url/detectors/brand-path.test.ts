import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { brandPath } from './brand-path.ts';

describe('brand-path', () => {
  it.each([
    ['an address as a folder', 'https://example.org/www.paypal.com/signin.php'],
    ['a name as a folder with a page', 'https://example.org/css/netflix/'],
  ])('fires on %s', (_, url) => {
    expect(brandPath.run(caseOf(url))).toMatchObject({ type: 'brand-path', score: expect.any(Number) });
  });

  it.each([
    ["the owner's own path", 'https://www.netflix.com/netflix/'],
    ['an article that mentions a brand', 'https://example.org/how-to-leave-facebook-and-instagram-for-good'],
    ['an ordinary path', 'https://example.org/about/'],
  ])('stays quiet on %s', (_, url) => {
    expect(brandPath.run(caseOf(url))).toBeNull();
  });
});
