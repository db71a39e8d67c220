import type { RiskLevel } from '../../contract/risk.ts';

/** What a level says of the content: the same words on the result and in a report opened again. */
export const verdictHeadlines: Record<RiskLevel, string> = {
  phishing: 'High-risk phishing attempt detected',
  suspicious: 'Suspicious content detected',
  safe: 'Content appears safe',
};
