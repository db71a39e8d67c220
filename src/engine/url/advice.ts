import type { RiskLevel } from '../../contract/risk.ts';
import { listAdvice, unvouchedOpening, weakOpening } from '../verdict/advice.ts';
import { forbidsOpening, goAheads } from '../verdict/advice-words.ts';
import type { Finding } from '../verdict/detector.ts';
import type { UrlCase } from './case.ts';
import { namedBrand } from './named-brand.ts';
import { isVouchedLink } from './vouched.ts';

export const adviceFor = (
  cases: [UrlCase, ...UrlCase[]],
  findings: Finding[],
  riskLevel: RiskLevel,
): string[] => {
  const [target] = cases;
  const { outside } = target;
  return listAdvice({
    opening:
      riskLevel === 'safe' && outside
        ? `${outside.what} ${outside.next}`
        : openingOf(cases, findings, riskLevel),
    about: riskLevel === 'safe' ? null : (outside?.what ?? null),
    brand: namedBrand(cases, findings),
    findings,
    closing: [
      riskLevel === 'phishing'
        ? 'If you already entered a password there, change it now on the genuine site and turn on two-step sign-in.'
        : null,
      riskLevel === 'safe' && !outside
        ? 'The page itself was not opened: still leave it if it asks for more than you expected.'
        : null,
    ],
  });
};

const openingOf = (cases: readonly UrlCase[], findings: readonly Finding[], riskLevel: RiskLevel): string => {
  if (riskLevel === 'phishing') return 'Do not open this link. If you already have, do not enter anything.';
  if (riskLevel === 'suspicious')
    return 'Do not sign in or pay through this link until the sender has confirmed it through another channel.';
  if (findings.some(({ recommendation }) => forbidsOpening(recommendation)))
    return 'Something about this address is unusual, though no clear sign of phishing: leave it alone unless you know who sent it.';
  if (findings.length > 0) return weakOpening('open this link');
  if (isVouchedLink(cases)) return goAheads.link;
  // Every host that the link leads through has a known owner; whether the owner writes the page is another question.
  return cases.every(({ isEstablished }) => isEstablished) ? membersPage : unvouchedOpening('open this link');
};

const membersPage =
  'This site is well known, but its members write its pages: open it if you know who wrote this one.';
