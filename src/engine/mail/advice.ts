import type { RiskLevel } from '../../contract/risk.ts';
import type { Finding } from '../verdict/detector.ts';
import type { MailCase } from './case.ts';

const maxAdvice = 6;

/** What to do next, most important first: the verdict's own step, the safe way to the real thing, then each finding's. */
export const mailAdvice = (
  cases: readonly MailCase[],
  findings: Finding[],
  riskLevel: RiskLevel,
): string[] => {
  const brand = cases.map(({ borrowed }) => borrowed?.brand).find(Boolean);
  const hasAttachment = cases.some(({ mail }) => mail.attachments.some(({ isInline }) => !isInline));
  const steps = [
    opening[riskLevel],
    brand && riskLevel !== 'safe'
      ? `To reach ${brand.name}, type ${brand.genuine} into the browser yourself.`
      : null,
    ...findings.map(({ recommendation }) => recommendation),
    riskLevel === 'phishing' && hasAttachment ? 'Do not open the attachment.' : null,
    riskLevel === 'phishing'
      ? 'Report it to your mail provider or IT team as phishing, then delete it.'
      : null,
    riskLevel === 'phishing'
      ? 'If you already entered a password, change it now on the genuine site and turn on two-step sign-in.'
      : null,
    riskLevel === 'safe'
      ? 'Still open what it links to only if you expected it: no check replaces that.'
      : null,
  ];
  return [...new Set(steps.filter((step) => step !== null))].slice(0, maxAdvice);
};

const opening: Record<RiskLevel, string> = {
  phishing: 'Do not press any link, do not answer, and do not enter anything.',
  suspicious: 'Do not act on this message until the sender has confirmed it another way.',
  safe: 'Nothing in this message speaks against it.',
};
