import type { RiskLevel } from '../../contract/risk.ts';
import { listAdvice } from '../verdict/advice.ts';
import type { Finding } from '../verdict/detector.ts';
import type { MailCase } from './case.ts';

export const mailAdvice = (
  cases: readonly MailCase[],
  findings: Finding[],
  riskLevel: RiskLevel,
): string[] => {
  const brand = cases.map(({ borrowed }) => borrowed?.brand).find(Boolean);
  const hasAttachment = cases.some(({ mail }) => mail.attachments.some(({ isInline }) => !isInline));
  return listAdvice({
    opening: opening[riskLevel],
    brand: riskLevel === 'safe' ? null : brand,
    findings,
    closing: [
      riskLevel === 'phishing' && hasAttachment ? 'Do not open the attachment.' : null,
      riskLevel === 'phishing'
        ? 'Report it to your mail provider or IT team as phishing, then delete it.'
        : null,
      riskLevel === 'phishing'
        ? 'If you already entered a password, change it now on the genuine site and turn on two-step sign-in.'
        : null,
      riskLevel === 'safe'
        ? 'Still open its links only if you expected them: no check replaces your own judgement.'
        : null,
    ],
  });
};

const opening: Record<RiskLevel, string> = {
  phishing: 'Do not click any link, do not answer, and do not enter anything.',
  suspicious: 'Do not act on this message until the sender has confirmed it through another channel.',
  safe: 'No clear sign of phishing was found in this message.',
};
