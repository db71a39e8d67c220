import type { RiskLevel } from '../../contract/risk.ts';
import { listAdvice } from '../verdict/advice.ts';
import type { Finding } from '../verdict/detector.ts';
import type { PictureCase } from './case.ts';

export const pictureAdvice = (input: PictureCase, findings: Finding[], riskLevel: RiskLevel): string[] => {
  const brand = input.shown?.brand ?? input.message.borrowed?.brand;
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

const opening = ({ text }: PictureCase, findings: Finding[], riskLevel: RiskLevel): string => {
  if (riskLevel === 'phishing')
    return 'Do not do what this picture asks: click nothing, call nobody, enter nothing.';
  if (riskLevel === 'suspicious')
    return 'Do not act on this until you have checked it through another channel.';
  if (text.text === '' && findings.length === 0)
    return 'Nothing in this picture could be judged, so it may be safe or dangerous.';
  return 'No clear sign of phishing was found in this picture.';
};
