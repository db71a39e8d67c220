import { describe, expect, it } from 'vitest';
import type { CertificateProblem } from '../../../contract/domain-facts.ts';
import { absent, certificate, known, nameCase, unknown } from '../../testing/domain-case.ts';
import { doubtfulCertificates, neglectedCertificates } from './certificates.ts';

const detectors = new Map(
  [...doubtfulCertificates, ...neglectedCertificates].map((detector) => [detector.id, detector]),
);

/** A site whose certificate has these problems; a sound one without any. */
const siteWith = (...problems: CertificateProblem[]) =>
  nameCase('example.org', {
    certificate: known({ ...certificate, isValid: problems.length === 0, problems }),
  });

describe.each<{ id: string; score: number; problem: CertificateProblem; other: CertificateProblem }>([
  { id: 'reputation-certificate-revoked', score: 24, problem: 'revoked', other: 'expired' },
  { id: 'reputation-certificate-own-making', score: 10, problem: 'self-signed', other: 'expired' },
  { id: 'reputation-certificate-untrusted', score: 8, problem: 'untrusted', other: 'expired' },
  { id: 'reputation-certificate-other-name', score: 8, problem: 'wrong-name', other: 'expired' },
  { id: 'upkeep-certificate-expired', score: 8, problem: 'expired', other: 'wrong-name' },
  { id: 'upkeep-certificate-early', score: 5, problem: 'not-yet-valid', other: 'wrong-name' },
  { id: 'upkeep-certificate-weak', score: 4, problem: 'weak-key', other: 'expired' },
])('$id', ({ id, score, problem, other }) => {
  const run = (input: ReturnType<typeof nameCase>) => detectors.get(id)?.run(input);

  it.each([
    ['a certificate with this fault', siteWith(problem)],
    ['a certificate with another fault besides', siteWith(problem, other)],
  ])('fires on %s', (_, input) => {
    expect(run(input)).toMatchObject({ type: id, score });
  });

  it.each([
    ['a sound certificate', siteWith()],
    ['a certificate with only another fault', siteWith(other)],
    ['a site without encryption', nameCase('example.org', { certificate: absent })],
    ['a server that did not answer', nameCase('example.org', { certificate: unknown })],
  ])('stays quiet on %s', (_, input) => {
    expect(run(input)).toBeNull();
  });
});

it('reports a self-signed certificate as that, not as one of an unknown issuer', () => {
  const input = siteWith('self-signed', 'untrusted');
  expect(doubtfulCertificates.flatMap((detector) => detector.run(input)?.type ?? [])).toEqual([
    'reputation-certificate-own-making',
  ]);
});
