import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathOpenPublishing } from './path-open-publishing.ts';

describe('path-open-publishing', () => {
  it.each([
    ['an online form', 'https://docs.google.com/forms/d/e/1FAIpQLSe/viewform'],
    ['a file share', 'https://www.mediafire.com/file/abc123/x.zip'],
    ['a page in a code repository', 'https://raw.githubusercontent.com/a/b/main/login.html'],
    ['an invitation to a chat', 'https://t.me/+AbCdEf'],
    ['a page on the IPFS network', 'https://ipfs.io/ipfs/QmXyz/index.html'],
  ])('fires on %s', (_, url) => {
    expect(pathOpenPublishing.run(caseOf(url))).toMatchObject({
      type: 'path-open-publishing',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the office suite itself', 'https://docs.google.com/document/u/0/'],
    ["a form builder's own page", 'https://www.jotform.com/pricing'],
    ['data in a code repository', 'https://raw.githubusercontent.com/a/b/main/package.json'],
    ["a file service's help", 'https://help.wetransfer.com/hc/en-us/articles/360056666872'],
    ['the front page of a chat', 'https://discord.com/'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathOpenPublishing.run(caseOf(url))).toBeNull();
  });
});
