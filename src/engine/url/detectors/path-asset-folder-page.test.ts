import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathAssetFolderPage } from './path-asset-folder-page.ts';

describe('path-asset-folder-page', () => {
  it.each([
    ['a page among pictures', 'https://example.org/images/secure.html'],
    ['a page among modules', 'https://example.org/modules/mod_x/s/'],
  ])('fires on %s', (_, url) => {
    expect(pathAssetFolderPage.run(caseOf(url))).toMatchObject({
      type: 'path-asset-folder-page',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a picture among pictures', 'https://example.org/images/logo.png'],
    ['an ordinary page', 'https://example.org/news/today.html'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathAssetFolderPage.run(caseOf(url))).toBeNull();
  });
});
