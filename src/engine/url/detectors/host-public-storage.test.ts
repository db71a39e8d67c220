import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostPublicStorage } from './host-public-storage.ts';

describe('host-public-storage', () => {
  it.each([
    ['a page in a bucket', 'https://mybucket.s3.amazonaws.com/login.html'],
    ['a page in a blob store', 'https://store1.blob.core.windows.net/web/index.html'],
  ])('fires on %s', (_, url) => {
    expect(hostPublicStorage.run(caseOf(url))).toMatchObject({
      type: 'host-public-storage',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a picture in a bucket', 'https://mybucket.s3.amazonaws.com/logo.png'],
    ['an archive in a bucket', 'https://downloads.s3.amazonaws.com/app.zip'],
    ['a page on a site of its own', 'https://example.com/login.html'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostPublicStorage.run(caseOf(url))).toBeNull();
  });
});
