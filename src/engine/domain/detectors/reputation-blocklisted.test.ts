import { describe, expect, it } from 'vitest';
import { absent, known, nameCase, popularSite, unknown } from '../../testing/domain-case.ts';
import { reputationBlocklisted } from './reputation-blocklisted.ts';

describe('reputation-blocklisted', () => {
  it.each([
    [
      'a domain on one list',
      nameCase('example.org', { blocklists: known({ listedBy: ['one'], asked: ['one', 'two'] }) }),
      40,
    ],
    [
      'a domain on two lists',
      nameCase('example.org', { blocklists: known({ listedBy: ['one', 'two'], asked: ['one', 'two'] }) }),
      60,
    ],
    [
      'an address, which may have changed hands',
      nameCase('192.0.2.1', { blocklists: known({ listedBy: ['one'], asked: ['one', 'two'] }) }),
      30,
    ],
    [
      'an address on two lists',
      nameCase('192.0.2.1', { blocklists: known({ listedBy: ['one', 'two'], asked: ['one', 'two'] }) }),
      50,
    ],
    [
      'a popular site, listed by mistake more often than not',
      nameCase(
        'example.org',
        { blocklists: known({ listedBy: ['one', 'two'], asked: ['one', 'two'] }) },
        popularSite,
      ),
      15,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(reputationBlocklisted.run(input)).toMatchObject({ type: 'reputation-blocklisted', score });
  });

  it.each([
    [
      'a domain that no list knows',
      nameCase('example.org', { blocklists: known({ listedBy: [], asked: ['one', 'two'] }) }),
    ],
    ['lists that did not answer', nameCase('example.org', { blocklists: unknown })],
    ['no lists to ask', nameCase('example.org', { blocklists: absent })],
  ])('stays quiet on %s', (_, input) => {
    expect(reputationBlocklisted.run(input)).toBeNull();
  });
});
