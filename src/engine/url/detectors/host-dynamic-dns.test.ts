import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostDynamicDns } from './host-dynamic-dns.ts';

describe('host-dynamic-dns', () => {
  it.each([
    ['a free dynamic domain', 'https://ceks6099122.duckdns.org/'],
    ['another provider', 'http://router.ddns.net/login'],
  ])('fires on %s', (_, url) => {
    expect(hostDynamicDns.run(caseOf(url))).toMatchObject({
      type: 'host-dynamic-dns',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the provider itself', 'https://www.duckdns.org/'],
    ['an ordinary name', 'https://dns.example.com/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostDynamicDns.run(caseOf(url))).toBeNull();
  });
});
