import { describe, expect, it } from 'vitest';
import { absent, certificate, known, nameCase, unknown } from '../../testing/domain-case.ts';
import { upkeepNoEncryption } from './upkeep-no-encryption.ts';

describe('upkeep-no-encryption', () => {
  it.each([
    [
      'a site without an encrypted connection',
      nameCase('example.org', { certificate: absent, dns: { a: known(['192.0.2.1']) } }),
      5,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepNoEncryption.run(input)).toMatchObject({ type: 'upkeep-no-encryption', score });
  });

  it.each([
    [
      'a site with a certificate',
      nameCase('example.org', { certificate: known(certificate), dns: { a: known(['192.0.2.1']) } }),
    ],
    ['a domain without an address', nameCase('example.org', { certificate: absent, dns: { a: absent } })],
    [
      'a server that did not answer',
      nameCase('example.org', { certificate: unknown, dns: { a: known(['192.0.2.1']) } }),
    ],
    [
      'an address that could not be looked up',
      nameCase('example.org', { certificate: absent, dns: { a: unknown } }),
    ],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepNoEncryption.run(input)).toBeNull();
  });
});
