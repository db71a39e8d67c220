import { describe, expect, it } from 'vitest';
import { absent, certificate, known, nameCase, unknown } from '../../testing/domain-case.ts';
import { upkeepCertificateWeak } from './upkeep-certificate-weak.ts';

describe('upkeep-certificate-weak', () => {
  it.each([
    [
      'such a certificate',
      nameCase('example.org', {
        certificate: known({ ...certificate, isValid: false, problems: ['weak-key' as const] }),
      }),
      4,
    ],
    [
      'one that is also wrong otherwise',
      nameCase('example.org', {
        certificate: known({
          ...certificate,
          isValid: false,
          problems: ['weak-key' as const, 'expired' as const],
        }),
      }),
      4,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepCertificateWeak.run(input)).toMatchObject({ type: 'upkeep-certificate-weak', score });
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
    expect(upkeepCertificateWeak.run(input)).toBeNull();
  });
});
