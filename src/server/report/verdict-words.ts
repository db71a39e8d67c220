import type { DomainRiskLevel } from '../../contract/analyze-domain.ts';
import { levelWords, openWord } from '../../contract/verdict-words.ts';
import type { ReportDocument, ReportLevel } from './report-document.ts';

type Words = Pick<ReportDocument['verdict'], 'headline' | 'sentence'>;

export const domainWords: Record<DomainRiskLevel, Words & { level: ReportLevel }> = {
  safe: {
    level: 'safe',
    headline: 'This domain appears safe',
    sentence: 'What was found about it does not look like phishing.',
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
    headline: 'Nothing vouches for this domain',
    sentence: 'We found no clear warning sign, and nothing that vouches for it.',
  },
};

export const reportLevelWords: Record<ReportLevel, string> = {
  ...levelWords,
  unknown: openWord,
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
