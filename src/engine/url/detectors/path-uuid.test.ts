import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { pathUuid } from './path-uuid.ts';

describe('path-uuid', () => {
  it.each([
    ['a UUID in the path', 'https://example.org/s/8c5781c2-7b1e-4035-b1d7-990e269e5380'],
    ['the same in the query', 'https://example.org/?id=8c5781c2-7b1e-4035-b1d7-990e269e5380'],
  ])('fires on %s', (_, url) => {
    expect(pathUuid.run(caseOf(url))).toMatchObject({ type: 'path-uuid', score: expect.any(Number) });
  });

  it.each([
    ['a short number', 'https://example.org/s/8c5781c2', {}],
    ['a widely visited site', 'https://example.org/s/8c5781c2-7b1e-4035-b1d7-990e269e5380', popular],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(pathUuid.run(caseOf(url, facts))).toBeNull();
  });
});
