import type { DomainRiskLevel } from '../../contract/analyze-domain.ts';
import { listAdvice } from '../verdict/advice.ts';
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
    opening: opening(input, riskLevel),
    brand: imitation && { name: imitation.brand, genuine: imitation.genuine },
    findings,
    closing: [
      riskLevel === 'dangerous'
        ? 'If you already entered a password there, change it now on the genuine site and turn on two-step sign-in.'
        : null,
    ],
  });
};

const opening = ({ subject, isTrusted, facts }: DomainCase, riskLevel: DomainRiskLevel): string => {
  if (subject.kind === 'internal')
    return 'This name or address belongs to a private network, so nothing about it can be looked up from outside.';
  const what = subject.kind === 'address' ? 'address' : 'name';
  if (riskLevel === 'dangerous') return `Stay away from this ${what}: open nothing there and enter nothing.`;
  if (riskLevel === 'suspicious')
    return `Do not sign in or pay under this ${what} until somebody you know has confirmed it another way.`;
  if (facts.registration.state === 'absent' && subject.kind === 'domain')
    return 'No registration of this name was found. Check its spelling: mail and links to it lead nowhere, or will lead to whoever registers it.';
  if (riskLevel === 'unknown')
    return `Too little could be found out to call this ${what} safe. Check again later, or ask whoever gave it to you.`;
  return isTrusted
    ? 'This is an established name; check that the address bar shows exactly this name before you sign in.'
    : `Nothing that was found speaks against this ${what}. It says nothing about what is on its pages.`;
};
