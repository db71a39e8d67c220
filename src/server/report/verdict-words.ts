import type { DomainRiskLevel } from '../../contract/analyze-domain.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import type { ReportDocument, ReportLevel } from './report-document.ts';

type Words = Pick<ReportDocument['verdict'], 'headline' | 'sentence'>;

/** The words of the result card. */
const ofContent: Record<RiskLevel, Words> = {
  phishing: {
    headline: 'High-risk phishing attempt detected',
    sentence: 'The signs below are typical of phishing.',
  },
  suspicious: { headline: 'Suspicious content detected', sentence: 'Some details do not add up.' },
  safe: { headline: 'Content appears safe', sentence: 'Nothing here looks like phishing.' },
};

const tooLittle =
  'Too little to go on: nothing dangerous was found, but nothing proves it is genuine either.';

export const contentWords = (level: RiskLevel, isConclusive: boolean): Words =>
  level === 'safe' && !isConclusive ? { ...ofContent.safe, sentence: tooLittle } : ofContent[level];

export const domainWords: Record<DomainRiskLevel, Words & { level: ReportLevel }> = {
  safe: {
    level: 'safe',
    headline: 'This domain appears safe',
    sentence: 'Nothing found about it looks like phishing.',
  },
  suspicious: {
    level: 'suspicious',
    headline: 'This domain is suspicious',
    sentence: 'Some of what was found about it does not add up.',
  },
  dangerous: {
    level: 'phishing',
    headline: 'This domain is dangerous',
    sentence: 'What was found about it is typical of phishing.',
  },
  unknown: {
    level: 'unknown',
    headline: 'Too little is known about this domain',
    sentence: 'What could not be looked up says nothing for it and nothing against it.',
  },
};

export const levelWords: Record<ReportLevel, string> = {
  safe: 'Safe',
  suspicious: 'Suspicious',
  phishing: 'Phishing',
  unknown: 'Unknown',
  none: '-',
};

const typeWords: Record<string, string> = {
  email: 'Email',
  'email-file': 'Email file',
  url: 'Web address',
  screenshot: 'Screenshot',
  domain: 'Domain',
  vulnerabilities: 'Vulnerabilities',
  general: 'General',
};

export const typeWord = (type: string): string => typeWords[type] ?? type;

export const defaultAction = 'Verify the authenticity through official channels';
