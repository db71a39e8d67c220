import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { pathKitFile } from './path-kit-file.ts';

describe('path-kit-file', () => {
  it.each([
    ["a kit's folder", 'https://example.org/get_help'],
    ["a kit's page", 'https://example.org/x/verify_otp.php'],
  ])('fires on %s', (_, url) => {
    expect(pathKitFile.run(caseOf(url))).toMatchObject({ type: 'path-kit-file', score: expect.any(Number) });
  });

  it.each([
    ['an ordinary page', 'https://example.org/about.html', {}],
    ['a path without a file', 'https://example.org/login', {}],
    ['a widely visited site with such a file', 'https://example.org/login.php', popular],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(pathKitFile.run(caseOf(url, facts))).toBeNull();
  });
});
