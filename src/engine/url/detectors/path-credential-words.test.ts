import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { pathCredentialWords } from './path-credential-words.ts';

describe('path-credential-words', () => {
  it.each([
    ['several words', 'https://example.org/account/verify/login'],
    ['one word', 'https://example.org/login'],
  ])('fires on %s', (_, url) => {
    expect(pathCredentialWords.run(caseOf(url))).toMatchObject({
      type: 'path-credential-words',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a well-known bank', 'https://example.org/account/login', popular],
    ['an ordinary path', 'https://example.org/garden/roses', {}],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(pathCredentialWords.run(caseOf(url, facts))).toBeNull();
  });
});
