import type { RiskLevel } from '../../contract/risk.ts';
import { listAdvice, unvouchedOpening, weakOpening } from '../verdict/advice.ts';
import type { Finding } from '../verdict/detector.ts';
import type { UrlCase } from './case.ts';
import { isVouchedLink } from './vouched.ts';

export const adviceFor = (
  cases: [UrlCase, ...UrlCase[]],
  findings: Finding[],
  riskLevel: RiskLevel,
): string[] => {
  const [target] = cases;
  return listAdvice({
    opening: openingOf(cases, findings, riskLevel),
    brand: findings.some(({ family }) => family === 'imitation') ? target.imitation?.brand : null,
    findings,
    closing: [
      riskLevel === 'phishing'
        ? 'If you already entered a password there, change it now on the genuine site and turn on two-step sign-in.'
        : null,
      riskLevel === 'safe'
        ? 'The page itself was not opened: still leave it if it asks for more than you expected.'
        : null,
    ],
  });
};

const openingOf = (cases: readonly UrlCase[], findings: readonly Finding[], riskLevel: RiskLevel): string => {
  if (riskLevel === 'phishing') return 'Do not open this link. If you already have, do not enter anything.';
  if (riskLevel === 'suspicious')
    return 'Do not sign in or pay through this link until the sender has confirmed it through another channel.';
  if (findings.length > 0) return weakOpening('open this link');
  return isVouchedLink(cases)
    ? 'You can open this link; check that the address bar still shows this domain before you sign in.'
    : unvouchedOpening('open this link');
};
