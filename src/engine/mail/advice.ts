import type { RiskLevel } from '../../contract/risk.ts';
import { listAdvice } from '../verdict/advice.ts';
import type { Finding } from '../verdict/detector.ts';
import { readingOf } from '../wording/reading.ts';
import type { MailCase } from './case.ts';

export const mailAdvice = (
  cases: readonly MailCase[],
  findings: Finding[],
  riskLevel: RiskLevel,
): string[] => {
  const brand = cases.map(({ borrowed }) => borrowed?.brand).find(Boolean);
  const hasAttachment = cases.some(({ mail }) => mail.attachments.some(({ isInline }) => !isInline));
  const unread = cases.map(({ prose }) => readingOf(prose)).find(({ isRead }) => !isRead);
  return listAdvice({
    opening: riskLevel === 'safe' && unread ? unreadOpening(unread.language) : opening[riskLevel],
    brand: riskLevel === 'safe' ? null : brand,
    findings,
    closing: [
      unread ? askAReader : null,
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

/** Nothing was found in words that nobody read, so that is not said. */
const unreadOpening = (language: string): string =>
  `We do not read ${language}, so what this message says was not judged. Its sender, links and files show no clear sign of phishing.`;
const askAReader =
  'Before you act on it, have somebody you trust read it, or ask the sender through a channel you already know.';

const opening: Record<RiskLevel, string> = {
  phishing: 'Do not click any link, do not answer, and do not enter anything.',
  suspicious: 'Do not act on this message until the sender has confirmed it through another channel.',
  safe: 'No clear sign of phishing was found in this message.',
};
