import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { brandFreeHost } from './brand-free-host.ts';

describe('brand-free-host', () => {
  it.each([
    ['a wallet with a bait word', 'https://metamask-login.webflow.io/'],
    ['a misspelled name', 'https://facebok.vercel.app/'],
    ['other vowels, same sound', 'https://treiozor-start.webflow.io/'],
  ])('fires on %s', (_, url) => {
    expect(brandFreeHost.run(caseOf(url))).toMatchObject({
      type: 'brand-free-host',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a portfolio', 'https://jane-doe.github.io/'],
    ["a copy of the author's own page", 'https://jane-github-io.pages.dev/'],
    ["the owner's own site", 'https://metamask.io/'],
  ])('stays quiet on %s', (_, url) => {
    expect(brandFreeHost.run(caseOf(url))).toBeNull();
  });
});
