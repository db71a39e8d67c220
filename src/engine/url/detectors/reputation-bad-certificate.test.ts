import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { reputationBadCertificate } from './reputation-bad-certificate.ts';

const certificate = (isValid: boolean) => ({ certificate: { state: 'known', value: { isValid } } }) as const;

describe('reputation-bad-certificate', () => {
  it('fires on a certificate that was seen and is wrong', () => {
    expect(reputationBadCertificate.run(caseOf('https://example.org/', certificate(false)))).toMatchObject({
      score: 15,
    });
  });

  it.each([
    ['a valid certificate', certificate(true)],
    ['a server that did not answer', { certificate: { state: 'unknown', reason: 'timeout' } }],
    ['a site that was not asked', {}],
  ] as const)('stays quiet on %s', (_, facts) => {
    expect(reputationBadCertificate.run(caseOf('https://example.org/', facts))).toBeNull();
  });
});
