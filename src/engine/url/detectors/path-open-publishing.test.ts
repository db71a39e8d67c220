import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathOpenPublishing } from './path-open-publishing.ts';

describe('path-open-publishing', () => {
  it.each([
    ['an online form', 'https://docs.google.com/forms/d/e/1FAIpQLSe/viewform'],
    ['a file share', 'https://www.mediafire.com/file/abc123/x.zip'],
  ])('fires on %s', (_, url) => {
    expect(pathOpenPublishing.run(caseOf(url))).toMatchObject({
      type: 'path-open-publishing',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the office suite itself', 'https://docs.google.com/document/u/0/'],
    ["a form builder's own page", 'https://www.jotform.com/pricing'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathOpenPublishing.run(caseOf(url))).toBeNull();
  });
});
