import { describe, expect, it } from 'vitest';
import { absent, certificate, known, nameCase, unknown } from '../../testing/domain-case.ts';
import { reputationCertificateUntrusted } from './reputation-certificate-untrusted.ts';

describe('reputation-certificate-untrusted', () => {
  it.each([
    [
      'such a certificate',
      nameCase('example.org', {
        certificate: known({ ...certificate, isValid: false, problems: ['untrusted' as const] }),
      }),
      8,
    ],
    [
      'one that is also wrong otherwise',
      nameCase('example.org', {
        certificate: known({
          ...certificate,
          isValid: false,
          problems: ['untrusted' as const, 'expired' as const],
        }),
      }),
      8,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(reputationCertificateUntrusted.run(input)).toMatchObject({
      type: 'reputation-certificate-untrusted',
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
    [
      'a self-made one, which is told as that',
      nameCase('example.org', {
        certificate: known({
          ...certificate,
          isValid: false,
          problems: ['self-signed' as const, 'untrusted' as const],
        }),
      }),
    ],
  ])('stays quiet on %s', (_, input) => {
    expect(reputationCertificateUntrusted.run(input)).toBeNull();
  });
});
