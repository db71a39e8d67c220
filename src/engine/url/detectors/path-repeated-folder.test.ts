import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathRepeatedFolder } from './path-repeated-folder.ts';

describe('path-repeated-folder', () => {
  it.each([
    ['a folder in itself', 'https://example.org/sharefile/sharefile/'],
    ['a page like its folder', 'https://example.org/chase/chase.htm'],
  ])('fires on %s', (_, url) => {
    expect(pathRepeatedFolder.run(caseOf(url))).toMatchObject({
      type: 'path-repeated-folder',
      score: expect.any(Number),
    });
  });

  it.each([
    ['numbers that repeat', 'https://example.org/1/1/'],
    ['different folders', 'https://example.org/docs/guide/'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathRepeatedFolder.run(caseOf(url))).toBeNull();
  });
});
