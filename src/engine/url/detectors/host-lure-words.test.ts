import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { hostLureWords } from './host-lure-words.ts';

describe('host-lure-words', () => {
  it.each([
    ['two bait words', 'https://secure-login-update.com/'],
    ['words run together', 'https://verifyaccountnow.com/'],
    ['one bait word, which counts half', 'https://airdrop-base.com/'],
  ])('fires on %s', (_, url) => {
    expect(hostLureWords.run(caseOf(url))).toMatchObject({
      type: 'host-lure-words',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the word as a subdomain, as legitimate sites have it', 'https://login.example.com/', {}],
    ['the word in the path', 'https://example.com/account/login', {}],
    ['a well-known password manager', 'https://1password-login.com/', popular],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(hostLureWords.run(caseOf(url, facts))).toBeNull();
  });
});
