import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { schemeHttpLogin } from './scheme-http-login.ts';

describe('scheme-http-login', () => {
  it.each([
    ['a sign-in without encryption', 'http://example.org/login'],
    ['an account page without encryption', 'http://example.org/account/'],
  ])('fires on %s', (_, url) => {
    expect(schemeHttpLogin.run(caseOf(url))).toMatchObject({
      type: 'scheme-http-login',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the same with encryption', 'https://example.org/login'],
    ['an ordinary page without encryption', 'http://example.org/roses'],
  ])('stays quiet on %s', (_, url) => {
    expect(schemeHttpLogin.run(caseOf(url))).toBeNull();
  });
});
