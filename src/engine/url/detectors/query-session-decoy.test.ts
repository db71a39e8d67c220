import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { querySessionDecoy } from './query-session-decoy.ts';

describe('query-session-decoy', () => {
  it.each([
    ['a fake command', 'https://example.org/x.php?cmd=login_submit&id=1'],
    ['a fake secure channel', 'https://example.org/?sslchannel=true'],
  ])('fires on %s', (_, url) => {
    expect(querySessionDecoy.run(caseOf(url))).toMatchObject({
      type: 'query-session-decoy',
      score: expect.any(Number),
    });
  });

  it.each([
    ['an ordinary query', 'https://example.org/?page=2', {}],
    ['the same at a well-known site', 'https://example.org/?cmd=login_submit', popular],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(querySessionDecoy.run(caseOf(url, facts))).toBeNull();
  });
});
