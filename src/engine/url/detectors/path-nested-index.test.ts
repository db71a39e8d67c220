import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathNestedIndex } from './path-nested-index.ts';

describe('path-nested-index', () => {
  it.each([
    ['a start page deep inside', 'https://example.org/led/2025/mail/index.html'],
    ['a numbered start page', 'https://example.org/a/index2.php'],
  ])('fires on %s', (_, url) => {
    expect(pathNestedIndex.run(caseOf(url))).toMatchObject({
      type: 'path-nested-index',
      score: expect.any(Number),
    });
  });

  it.each([
    ["the site's own start page", 'https://example.org/index.html'],
    ['a folder without it', 'https://example.org/docs/'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathNestedIndex.run(caseOf(url))).toBeNull();
  });
});
