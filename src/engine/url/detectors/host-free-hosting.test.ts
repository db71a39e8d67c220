import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostFreeHosting } from './host-free-hosting.ts';

describe('host-free-hosting', () => {
  it.each([
    ['a page on an application host', 'https://someone.github.io/'],
    ['a page of a site builder', 'https://someone.wixsite.com/home'],
    ['a blog', 'https://someone.blogspot.de/'],
  ])('fires on %s', (_, url) => {
    expect(hostFreeHosting.run(caseOf(url))).toMatchObject({
      type: 'host-free-hosting',
      score: expect.any(Number),
    });
  });

  it.each([
    ["the host's own site", 'https://www.wixsite.com/'],
    ['a site of its own', 'https://example.com/'],
    ['the help page of a platform', 'https://help.netlify.app/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostFreeHosting.run(caseOf(url))).toBeNull();
  });
});
