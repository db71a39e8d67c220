import type { RiskLevel } from '../../contract/risk.ts';
import { listAdvice, unvouchedOpening, weakOpening } from '../verdict/advice.ts';
import type { Finding } from '../verdict/detector.ts';
import type { PictureCase } from './case.ts';
import { claimedInPicture } from './claimed-company.ts';
import { isVouchedPicture } from './reassurances.ts';

export const pictureAdvice = (input: PictureCase, findings: Finding[], riskLevel: RiskLevel): string[] => {
  const brand = claimedInPicture(input);
  return listAdvice({
    opening: opening(input, findings, riskLevel),
    brand: riskLevel === 'safe' ? null : brand,
    findings,
    closing: [
      riskLevel === 'phishing' && input.asksForSecret
        ? 'If you already entered something, change that password on the genuine site. If it was a card, call your bank.'
        : null,
      riskLevel !== 'phishing' && input.addresses.length === 0
        ? 'A picture hides where its buttons lead. Check the link or the message itself for a more reliable answer.'
        : null,
    ],
  });
};

const opening = (input: PictureCase, findings: Finding[], riskLevel: RiskLevel): string => {
  if (riskLevel === 'phishing')
    return 'Do not do what this picture asks: click nothing, call nobody, enter nothing.';
  if (riskLevel === 'suspicious')
    return 'Do not act on this until you have checked it through another channel.';
  if (input.text.text === '' && findings.length === 0)
    return 'Nothing in this picture could be judged, so it may be safe or dangerous.';
  if (findings.length > 0) return weakOpening('act on this picture');
  return isVouchedPicture(input)
    ? 'We found no warning sign in this picture.'
    : unvouchedOpening('act on this picture');
};
