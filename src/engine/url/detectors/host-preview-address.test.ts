import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostPreviewAddress } from './host-preview-address.ts';

describe('host-preview-address', () => {
  it.each([
    ['a staging copy', 'https://my-site.webflow.io/'],
    ['a development bucket', 'https://pub-123.r2.dev/index.html'],
    ['a quick tunnel', 'https://red-green-blue.trycloudflare.com/'],
  ])('fires on %s', (_, url) => {
    expect(hostPreviewAddress.run(caseOf(url))).toMatchObject({
      type: 'host-preview-address',
      score: expect.any(Number),
    });
  });

  it.each([
    ["the maker's own site", 'https://webflow.io/'],
    ['a site of its own', 'https://example.com/'],
    ['an application host, which people do give out', 'https://project.github.io/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostPreviewAddress.run(caseOf(url))).toBeNull();
  });
});
