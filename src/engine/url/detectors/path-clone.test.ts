import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathClone } from './path-clone.ts';

describe('path-clone', () => {
  it.each([
    ['a clone of a shop', 'https://someone.github.io/Amazon-Clone'],
    ['a clone in the name', 'https://netflix-clone.vercel.app/'],
  ])('fires on %s', (_, url) => {
    expect(pathClone.run(caseOf(url))).toMatchObject({ type: 'path-clone', score: expect.any(Number) });
  });

  it.each([
    ['a repository tool on a site of its own', 'https://example.org/git-clone'],
    ['a legitimate free page', 'https://someone.github.io/garden'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathClone.run(caseOf(url))).toBeNull();
  });
});
