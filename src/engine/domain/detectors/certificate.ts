import type { CertificateFacts, CertificateProblem } from '../../../contract/domain-facts.ts';
import type { DomainCase } from '../case.ts';

/** The certificate that was seen, where it has this fault. Servers that did not answer have none. */
export const certificateWith =
  (problem: CertificateProblem) =>
  ({
    facts: { certificate },
    subject,
    name,
  }: DomainCase): { certificate: CertificateFacts; host: string }[] =>
    certificate.state === 'known' && certificate.value.problems.includes(problem)
      ? [{ certificate: certificate.value, host: subject.kind === 'domain' ? subject.ascii : name }]
      : [];
