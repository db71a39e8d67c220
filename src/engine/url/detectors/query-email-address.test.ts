import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { queryEmailAddress } from './query-email-address.ts';

describe('query-email-address', () => {
  it.each([
    ['an address in the query', 'https://example.org/x?email=someone@example.com'],
    ['an address behind the hash', 'https://example.org/x#someone@example.com'],
    ['an address in base64', 'https://example.org/x?id=c29tZW9uZUBleGFtcGxlLmNvbQ=='],
  ])('fires on %s', (_, url) => {
    expect(queryEmailAddress.run(caseOf(url))).toMatchObject({
      type: 'query-email-address',
      score: expect.any(Number),
    });
  });

  it.each([
    [
      'an unsubscribe link, which needs the address',
      'https://example.org/unsubscribe?email=someone@example.com',
    ],
    ['a social profile', 'https://example.social/@someone'],
    ['an ordinary query', 'https://example.org/?q=roses'],
  ])('stays quiet on %s', (_, url) => {
    expect(queryEmailAddress.run(caseOf(url))).toBeNull();
  });
});
