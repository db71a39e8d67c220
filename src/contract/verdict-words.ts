import type { DomainRiskLevel } from './analyze-domain.ts';
import { type RiskLevel, riskBandEnds } from './risk.ts';

// What a verdict is called, on the page and in a report.

export const levelWords: Record<RiskLevel, string> = {
  safe: 'Safe',
  suspicious: 'Suspicious',
  phishing: 'Phishing',
};

/** A domain is called dangerous where a message is called phishing. */
export const domainLevelWords: Record<DomainRiskLevel, string> = {
  safe: levelWords.safe,
  suspicious: levelWords.suspicious,
  dangerous: 'Dangerous',
  unknown: 'Unknown',
};

/** The legend beside a score. */
export const bandWords: Record<RiskLevel, string> = {
  safe: `${levelWords.safe} (0-${riskBandEnds.safe})`,
  suspicious: `${levelWords.suspicious} (${riskBandEnds.safe + 1}-${riskBandEnds.suspicious})`,
  phishing: `${levelWords.phishing} (${riskBandEnds.suspicious + 1}-${riskBandEnds.phishing})`,
};

export const verdictHeadlines: Record<RiskLevel, string> = {
  phishing: 'High-risk phishing attempt detected',
  suspicious: 'Suspicious content detected',
  safe: 'Content appears safe',
};

const sentences: Record<RiskLevel, string> = {
  phishing: 'The signs below are typical of phishing.',
  suspicious: 'Some details do not add up.',
  safe: 'Nothing here looks like phishing.',
};

const tooLittle =
  'Too little to go on: nothing dangerous was found, but nothing proves it is genuine either.';

/** Nothing was found, and nothing was proven either. */
export const isOpenVerdict = (level: RiskLevel, isConclusive: boolean): boolean =>
  level === 'safe' && !isConclusive;

/** Where there was too little to judge, it says so instead of sounding like an all-clear. */
export const verdictSentence = (level: RiskLevel, isConclusive: boolean): string =>
  isOpenVerdict(level, isConclusive) ? tooLittle : sentences[level];

/** What is recommended where a verdict recommends nothing of its own. */
export const defaultAction = 'Verify the authenticity through official channels';
