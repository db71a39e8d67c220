import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostIpAddress } from './host-ip-address.ts';

describe('host-ip-address', () => {
  it.each([
    ['a public IPv4 address', 'http://203.0.113.9/login'],
    ['an IPv6 address', 'http://[2001:db8::1]/'],
    ['an address with a port', 'http://203.0.113.9:8080/'],
  ])('fires on %s', (_, url) => {
    expect(hostIpAddress.run(caseOf(url))).toMatchObject({
      type: 'host-ip-address',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a router at home, which has no name', 'http://192.168.1.1/'],
    ['the local machine', 'http://127.0.0.1:3000/'],
    ['a name that begins with numbers', 'https://203-0-113-9.example.com/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostIpAddress.run(caseOf(url))).toBeNull();
  });
});
