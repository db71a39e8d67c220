import { describe, expect, it } from 'vitest';
import { known, nameCase, popularSite, unknown } from '../../testing/domain-case.ts';
import { addressAnySubdomain } from './address-any-subdomain.ts';

describe('address-any-subdomain', () => {
  it.each([
    [
      'a domain whose every subdomain answers',
      nameCase('example.org', { dns: { isWildcard: known(true) } }),
      3,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(addressAnySubdomain.run(input)).toMatchObject({ type: 'address-any-subdomain', score });
  });

  it.each([
    ['an ordinary zone', nameCase('example.org', { dns: { isWildcard: known(false) } })],
    ['a zone that could not be asked', nameCase('example.org', { dns: { isWildcard: unknown } })],
    ['a popular site', nameCase('example.org', { dns: { isWildcard: known(true) } }, popularSite)],
    [
      'a host that gives every customer a subdomain',
      nameCase('someone.github.io', { dns: { isWildcard: known(true) } }),
    ],
  ])('stays quiet on %s', (_, input) => {
    expect(addressAnySubdomain.run(input)).toBeNull();
  });
});
