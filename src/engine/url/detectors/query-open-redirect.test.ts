import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { queryOpenRedirect } from './query-open-redirect.ts';

describe('query-open-redirect', () => {
  it.each([
    ['a site that forwards', 'https://shop.example.com/go?url=https://evil.example/login'],
    ["a search engine's exit page", 'https://www.google.com/url?q=https://evil.example/'],
  ])('fires on %s', (_, url) => {
    expect(queryOpenRedirect.run(caseOf(url))).toMatchObject({
      type: 'query-open-redirect',
      score: expect.any(Number),
    });
  });

  it.each([
    [
      'a link rewritten by a security product',
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2F',
    ],
    [
      'a page that shares an address instead of opening it',
      'https://example.com/share?url=https://example.org/',
    ],
    ['a return to the same site', 'https://example.com/go?url=https://www.example.com/home'],
  ])('stays quiet on %s', (_, url) => {
    expect(queryOpenRedirect.run(caseOf(url))).toBeNull();
  });
});
