import type { RiskLevel } from '../../../contract/risk.ts';
import { verdictHeadlines } from '../../lib/verdict-headlines.ts';

export type VerdictTexts = {
  headline: string;
  sentence: string;
  /** Nothing was found, and nothing was proven either. */
  isOpen: boolean;
};

const sentences: Record<RiskLevel, string> = {
  phishing: 'The signs below are typical of phishing.',
  suspicious: 'Some details do not add up.',
  safe: 'Nothing here looks like phishing.',
};

const tooLittle =
  'Too little to go on: nothing dangerous was found, but nothing proves it is genuine either.';

/**
 * The headline belongs to the level and is fixed. Where too little was there to judge, the sentence under it says so
 * in place of one that would sound like an all-clear.
 */
export const verdictTextsOf = (level: RiskLevel, isConclusive: boolean): VerdictTexts => {
  const isOpen = level === 'safe' && !isConclusive;
  return { headline: verdictHeadlines[level], sentence: isOpen ? tooLittle : sentences[level], isOpen };
};

export const defaultAction = 'Verify the authenticity through official channels';
