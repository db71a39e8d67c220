import type { DomainRiskLevel } from '../../contract/analyze-domain.ts';
import { listAdvice, unvouchedOpening, weakOpening } from '../verdict/advice.ts';
import { goAheads } from '../verdict/advice-words.ts';
import type { Finding } from '../verdict/detector.ts';
import type { DomainCase } from './case.ts';
import { domainImitation } from './imitation.ts';

export const domainAdvice = (
  input: DomainCase,
  findings: readonly Finding[],
  riskLevel: DomainRiskLevel,
): string[] => {
  const imitation = domainImitation(input);
  return listAdvice({
    opening: opening(input, findings, riskLevel),
    brand: imitation && { name: imitation.brand, genuine: imitation.genuine },
    findings,
    closing: [
      riskLevel === 'dangerous'
        ? 'If you already entered a password there, change it now on the genuine site and turn on two-step sign-in.'
        : null,
    ],
  });
};

const opening = (
  { subject, isTrusted, facts }: DomainCase,
  findings: readonly Finding[],
  riskLevel: DomainRiskLevel,
): string => {
  if (subject.kind === 'internal') return `${subject.why} Nothing about it can be looked up from outside.`;
  const what = subject.kind === 'address' ? 'address' : 'domain';
  if (riskLevel === 'dangerous') return `Stay away from this ${what}: open nothing there and enter nothing.`;
  if (riskLevel === 'suspicious')
    return `Do not sign in or pay at this ${what} until someone you know has confirmed it through another channel.`;
  if (facts.registration.state === 'absent' && subject.kind === 'domain')
    return 'No registration of this domain was found. Check its spelling: mail and links to it lead nowhere, and anyone may register it.';
  if (riskLevel === 'unknown')
    return findings.length > 0
      ? weakOpening(`use this ${what}`)
      : facts.registration.state === 'known'
        ? unvouchedOpening(`use this ${what}`)
        : `Too little could be found out to call this ${what} safe. Check again later, or ask the person who gave it to you.`;
  if (findings.length > 0) return weakOpening(`use this ${what}`);
  return isTrusted
    ? goAheads.domain
    : `We found no warning sign for this ${what}. What is on its pages was not checked.`;
};
