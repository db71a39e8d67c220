import { describe, expect, it } from 'vitest';
import { absent, certificate, known, nameCase, unknown } from '../../testing/domain-case.ts';
import { reputationCertificateOtherName } from './reputation-certificate-other-name.ts';

describe('reputation-certificate-other-name', () => {
  it.each([
    [
      'such a certificate',
      nameCase('example.org', {
        certificate: known({ ...certificate, isValid: false, problems: ['wrong-name' as const] }),
      }),
      8,
    ],
    [
      'one that is also wrong otherwise',
      nameCase('example.org', {
        certificate: known({
          ...certificate,
          isValid: false,
          problems: ['wrong-name' as const, 'expired' as const],
        }),
      }),
      8,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(reputationCertificateOtherName.run(input)).toMatchObject({
      type: 'reputation-certificate-other-name',
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
    expect(reputationCertificateOtherName.run(input)).toBeNull();
  });
});
