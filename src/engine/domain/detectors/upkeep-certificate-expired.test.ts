import { describe, expect, it } from 'vitest';
import { absent, certificate, known, nameCase, unknown } from '../../testing/domain-case.ts';
import { upkeepCertificateExpired } from './upkeep-certificate-expired.ts';

describe('upkeep-certificate-expired', () => {
  it.each([
    [
      'such a certificate',
      nameCase('example.org', {
        certificate: known({ ...certificate, isValid: false, problems: ['expired' as const] }),
      }),
      8,
    ],
    [
      'one that is also wrong otherwise',
      nameCase('example.org', {
        certificate: known({
          ...certificate,
          isValid: false,
          problems: ['expired' as const, 'wrong-name' as const],
        }),
      }),
      8,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepCertificateExpired.run(input)).toMatchObject({ type: 'upkeep-certificate-expired', score });
  });

  it.each([
    ['a sound certificate', nameCase('example.org', { certificate: known(certificate) })],
    [
      'a certificate with another fault',
      nameCase('example.org', {
        certificate: known({ ...certificate, isValid: false, problems: ['wrong-name' as const] }),
      }),
    ],
    ['a site without encryption', nameCase('example.org', { certificate: absent })],
    ['a server that did not answer', nameCase('example.org', { certificate: unknown })],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepCertificateExpired.run(input)).toBeNull();
  });
});
