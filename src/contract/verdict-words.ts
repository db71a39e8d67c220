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

/** The part of a result that its words depend on. */
export type WordedVerdict = {
  riskLevel: RiskLevel;
  /** Of its explanation; null where it has none, which was taken for conclusive. */
  isConclusive: boolean | null;
  hasThreats: boolean;
};

/** In the safe band, but nothing vouches for it: that is no all-clear, and is not called one. */
export const isOpenVerdict = ({
  riskLevel,
  isConclusive,
}: Pick<WordedVerdict, 'riskLevel' | 'isConclusive'>): boolean =>
  riskLevel === 'safe' && isConclusive === false;

export const openWord = 'Inconclusive';

export const verdictWord = (verdict: Pick<WordedVerdict, 'riskLevel' | 'isConclusive'>): string =>
  isOpenVerdict(verdict) ? openWord : levelWords[verdict.riskLevel];

type VerdictTexts = { headline: string; sentence: string };

export const verdictTexts = (verdict: WordedVerdict): VerdictTexts => {
  const { riskLevel, hasThreats } = verdict;
  if (riskLevel !== 'safe') return warnings[riskLevel];
  return (isOpenVerdict(verdict) ? open : vouched)[hasThreats ? 'withThreats' : 'withoutThreats'];
};

const warnings: Record<Exclude<RiskLevel, 'safe'>, VerdictTexts> = {
  phishing: {
    headline: 'High-risk phishing attempt detected',
    sentence: 'The signs below are typical of phishing.',
  },
  suspicious: { headline: 'Suspicious content detected', sentence: 'Some details do not add up.' },
};

const appearsSafe = 'Content appears safe';
const vouched = {
  withoutThreats: { headline: appearsSafe, sentence: 'Nothing here looks like phishing.' },
  withThreats: {
    headline: appearsSafe,
    sentence: 'The warning signs below are too weak to call it phishing.',
  },
};

const open = {
  withoutThreats: {
    headline: 'No warning sign found',
    sentence: 'We found no warning sign, and nothing that vouches for it.',
  },
  withThreats: {
    headline: 'Only weak warning signs found',
    sentence: 'They are too weak to call it phishing, but nothing vouches for it either.',
  },
};

/** What is recommended where a verdict recommends nothing of its own. */
export const defaultAction = 'Verify the authenticity through official channels';
