import { describe, expect, it } from 'vitest';
import { absent, certificate, known, nameCase, unknown } from '../../testing/domain-case.ts';
import { reputationCertificateRevoked } from './reputation-certificate-revoked.ts';

describe('reputation-certificate-revoked', () => {
  it.each([
    [
      'such a certificate',
      nameCase('example.org', {
        certificate: known({ ...certificate, isValid: false, problems: ['revoked' as const] }),
      }),
      24,
    ],
    [
      'one that is also wrong otherwise',
      nameCase('example.org', {
        certificate: known({
          ...certificate,
          isValid: false,
          problems: ['revoked' as const, 'expired' as const],
        }),
      }),
      24,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(reputationCertificateRevoked.run(input)).toMatchObject({
      type: 'reputation-certificate-revoked',
      score,
    });
  });

  it.each([
    ['a sound certificate', nameCase('example.org', { certificate: known(certificate) })],
    [
      'a certificate with another fault',
      nameCase('example.org', {
        certificate: known({ ...certificate, isValid: false, problems: ['expired' as const] }),
      }),
    ],
    ['a site without encryption', nameCase('example.org', { certificate: absent })],
    ['a server that did not answer', nameCase('example.org', { certificate: unknown })],
  ])('stays quiet on %s', (_, input) => {
    expect(reputationCertificateRevoked.run(input)).toBeNull();
  });
});
