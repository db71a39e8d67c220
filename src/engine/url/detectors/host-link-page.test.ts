import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostLinkPage } from './host-link-page.ts';

describe('host-link-page', () => {
  it.each([
    ['a page full of links', 'https://linktr.ee/somebody'],
    ['another one', 'https://beacons.ai/somebody'],
  ])('fires on %s', (_, url) => {
    expect(hostLinkPage.run(caseOf(url))).toMatchObject({
      type: 'host-link-page',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the service itself', 'https://linktr.ee/'],
    ['its help page', 'https://linktr.ee/help/articles/1'],
    ['an ordinary profile', 'https://example.social/@somebody'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostLinkPage.run(caseOf(url))).toBeNull();
  });
});
