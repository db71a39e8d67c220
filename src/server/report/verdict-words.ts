import type { DomainRiskLevel } from '../../contract/analyze-domain.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import { levelWords, verdictHeadlines, verdictSentence } from '../../contract/verdict-words.ts';
import type { ReportDocument, ReportLevel } from './report-document.ts';

type Words = Pick<ReportDocument['verdict'], 'headline' | 'sentence'>;

/** The words of the result card. */
export const contentWords = (level: RiskLevel, isConclusive: boolean): Words => ({
  headline: verdictHeadlines[level],
  sentence: verdictSentence(level, isConclusive),
});

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
    sentence: 'What could not be looked up counts neither for nor against it.',
  },
};

export const reportLevelWords: Record<ReportLevel, string> = {
  ...levelWords,
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
