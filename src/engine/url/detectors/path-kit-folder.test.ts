import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathKitFolder } from './path-kit-folder.ts';

describe('path-kit-folder', () => {
  it.each([
    ['a page among WordPress plug-ins', 'https://example.org/wp-content/plugins/abc/index.php'],
    ['a page in a hidden folder', 'https://example.org/.well-known/pki/login/'],
  ])('fires on %s', (_, url) => {
    expect(pathKitFolder.run(caseOf(url))).toMatchObject({
      type: 'path-kit-folder',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a picture WordPress stores there', 'https://example.org/wp-content/uploads/2026/a.jpg'],
    ['the standard change-password address', 'https://example.org/.well-known/change-password'],
    ["WordPress's own sign-in", 'https://example.org/wp-admin/'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathKitFolder.run(caseOf(url))).toBeNull();
  });
});
