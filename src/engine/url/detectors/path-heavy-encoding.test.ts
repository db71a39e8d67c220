import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathHeavyEncoding } from './path-heavy-encoding.ts';

describe('path-heavy-encoding', () => {
  it.each([
    ['letters written as codes', 'https://example.org/%6c%6f%67%69%6e%2e%70%68%70'],
    ['codes within codes', 'https://example.org/%252525252e/%252525252f'],
  ])('fires on %s', (_, url) => {
    expect(pathHeavyEncoding.run(caseOf(url))).toMatchObject({
      type: 'path-heavy-encoding',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a space', 'https://example.org/a%20b'],
    ['a title in another script', 'https://example.org/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathHeavyEncoding.run(caseOf(url))).toBeNull();
  });
});
