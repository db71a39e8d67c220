import { describe, expect, it } from 'vitest';
import { absent, certificate, known, nameCase, unknown } from '../../testing/domain-case.ts';
import { upkeepCertificateEarly } from './upkeep-certificate-early.ts';

describe('upkeep-certificate-early', () => {
  it.each([
    [
      'such a certificate',
      nameCase('example.org', {
        certificate: known({ ...certificate, isValid: false, problems: ['not-yet-valid' as const] }),
      }),
      5,
    ],
    [
      'one that is also wrong otherwise',
      nameCase('example.org', {
        certificate: known({
          ...certificate,
          isValid: false,
          problems: ['not-yet-valid' as const, 'wrong-name' as const],
        }),
      }),
      5,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepCertificateEarly.run(input)).toMatchObject({ type: 'upkeep-certificate-early', score });
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
    expect(upkeepCertificateEarly.run(input)).toBeNull();
  });
});
