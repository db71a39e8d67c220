import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { queryEmptyAddress } from './query-empty-address.ts';

describe('query-empty-address', () => {
  it.each([
    ['a slot for an address', 'https://example.org/x.php?email='],
    ['a slot for a user', 'https://example.org/x.php?a=1&userid='],
  ])('fires on %s', (_, url) => {
    expect(queryEmptyAddress.run(caseOf(url))).toMatchObject({
      type: 'query-empty-address',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a slot that is filled, which another detector counts', 'https://example.org/x.php?email=a@b.example'],
    ['another empty field', 'https://example.org/?q='],
  ])('stays quiet on %s', (_, url) => {
    expect(queryEmptyAddress.run(caseOf(url))).toBeNull();
  });
});
