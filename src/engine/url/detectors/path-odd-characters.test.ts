import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathOddCharacters } from './path-odd-characters.ts';

describe('path-odd-characters', () => {
  it.each([
    ['a query written as a folder', 'https://example.org/3a36&cf6=5a&1eG=K9d.html'],
    ['a folder with a dollar', 'https://example.org/a/$ZGd1bmRsYWNoQHJ5'],
  ])('fires on %s', (_, url) => {
    expect(pathOddCharacters.run(caseOf(url))).toMatchObject({
      type: 'path-odd-characters',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a real query', 'https://example.org/a?b=1&c=2'],
    ['an ordinary folder', 'https://example.org/rock-and-roll/'],
    ['a title with a comma', 'https://example.org/a=b, c=d/'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathOddCharacters.run(caseOf(url))).toBeNull();
  });
});
