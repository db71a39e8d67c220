import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostMisspelledLogin } from './host-misspelled-login.ts';

describe('host-misspelled-login', () => {
  it.each([
    ['a doubled letter on a free host', 'https://kuxcoinlogiin.webflow.io/'],
    ['a wallet spelled wrongly', 'https://my-waallet.webflow.io/'],
  ])('fires on %s', (_, url) => {
    expect(hostMisspelledLogin.run(caseOf(url))).toMatchObject({
      type: 'host-misspelled-login',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the right spelling, which another detector counts', 'https://my-login.webflow.io/'],
    ['the same letters on a site of its own', 'https://blogging.com/'],
    ['a legitimate free page', 'https://garden-blog.netlify.app/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostMisspelledLogin.run(caseOf(url))).toBeNull();
  });
});
