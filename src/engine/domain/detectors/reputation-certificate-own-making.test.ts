import { describe, expect, it } from 'vitest';
import { absent, certificate, known, nameCase, unknown } from '../../testing/domain-case.ts';
import { reputationCertificateOwnMaking } from './reputation-certificate-own-making.ts';

describe('reputation-certificate-own-making', () => {
  it.each([
    [
      'such a certificate',
      nameCase('example.org', {
        certificate: known({ ...certificate, isValid: false, problems: ['self-signed' as const] }),
      }),
      10,
    ],
    [
      'one that is also wrong otherwise',
      nameCase('example.org', {
        certificate: known({
          ...certificate,
          isValid: false,
          problems: ['self-signed' as const, 'expired' as const],
        }),
      }),
      10,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(reputationCertificateOwnMaking.run(input)).toMatchObject({
      type: 'reputation-certificate-own-making',
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
    expect(reputationCertificateOwnMaking.run(input)).toBeNull();
  });
});
