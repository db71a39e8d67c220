import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostUnusualPort } from './host-unusual-port.ts';

describe('host-unusual-port', () => {
  it.each([
    ['a high port', 'https://example.com:8989/'],
    ['a mail port', 'http://example.com:2525/'],
  ])('fires on %s', (_, url) => {
    expect(hostUnusualPort.run(caseOf(url))).toMatchObject({
      type: 'host-unusual-port',
      score: expect.any(Number),
    });
  });

  it.each([
    ['no port', 'https://example.com/'],
    ['the usual one written out', 'https://example.com:443/'],
    ['the usual test port', 'http://example.com:8080/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostUnusualPort.run(caseOf(url))).toBeNull();
  });
});
