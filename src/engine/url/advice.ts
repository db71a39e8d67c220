import type { RiskLevel } from '../../contract/risk.ts';
import { listAdvice } from '../verdict/advice.ts';
import type { Finding } from '../verdict/detector.ts';
import type { UrlCase } from './case.ts';

export const adviceFor = (
  cases: [UrlCase, ...UrlCase[]],
  findings: Finding[],
  riskLevel: RiskLevel,
): string[] => {
  const [target] = cases;
  const { outside } = target;
  const about = outside && `${outside.what} ${outside.next}`;
  return listAdvice({
    opening: riskLevel === 'safe' && about ? about : openingOf(cases, findings, riskLevel),
    about: riskLevel === 'safe' ? null : about,
    brand: findings.some(({ family }) => family === 'imitation') ? target.imitation?.brand : null,
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
  if (findings.length > 0)
    return 'No clear sign of phishing was found in this address; open it only if you know who sent it.';
  if (!cases.every(({ isEstablished }) => isEstablished)) return nothingVouches;
  // Every host that the link leads through has a known owner; whether the owner writes the page is another question.
  return cases.every(({ place }) => place.author === 'owner') ? goAhead : membersPage;
};

export const goAhead =
  'You can open this link; check that the address bar still shows this domain before you sign in.';
const membersPage =
  'This site is well known, but its members write its pages: open it if you know who wrote this one.';
const nothingVouches =
  'We found no warning sign, and nothing that vouches for it: open it only if you know who sent it.';
