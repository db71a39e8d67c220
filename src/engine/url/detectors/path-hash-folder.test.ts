import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathHashFolder } from './path-hash-folder.ts';

describe('path-hash-folder', () => {
  it.each([
    ['a folder named by a checksum', 'https://example.org/x/97d4ddf3ff2417cc9d90516cf0a6470c/'],
    ['the same before a page', 'https://example.org/97d4ddf3ff2417cc9d90516cf0a6470c/index.htm'],
  ])('fires on %s', (_, url) => {
    expect(pathHashFolder.run(caseOf(url))).toMatchObject({
      type: 'path-hash-folder',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a picture named by a checksum', 'https://example.org/97d4ddf3ff2417cc9d90516cf0a6470c/a.jpg'],
    ['a Git commit, which is longer', 'https://example.org/c/97d4ddf3ff2417cc9d90516cf0a6470c97d4ddf3'],
    ['a long number', 'https://example.org/20261115123456789012345678901234/'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathHashFolder.run(caseOf(url))).toBeNull();
  });
});
