import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { pathExcessive } from './path-excessive.ts';

describe('path-excessive', () => {
  it.each([
    ['a very deep path', 'https://example.org/a/b/c/d/e/f/g/h/i'],
    [
      'a very long path',
      'https://example.org/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    ],
  ])('fires on %s', (_, url) => {
    expect(pathExcessive.run(caseOf(url))).toMatchObject({
      type: 'path-excessive',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a short path', 'https://example.org/a/b', {}],
    ['a widely visited shop', 'https://example.org/a/b/c/d/e/f/g/h/i', popular],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(pathExcessive.run(caseOf(url, facts))).toBeNull();
  });
});
