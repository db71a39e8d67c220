import type { RiskLevel } from '../../../contract/risk.ts';

export const verdictTexts: Record<RiskLevel, { headline: string; sentence: string }> = {
  phishing: {
    headline: 'High-risk phishing attempt detected',
    sentence: 'The signs below are typical of phishing.',
  },
  suspicious: { headline: 'Suspicious content detected', sentence: 'Some details do not add up.' },
  safe: { headline: 'Content appears safe', sentence: 'Nothing here looks like phishing.' },
};

export const defaultAction = 'Verify the authenticity through official channels';
