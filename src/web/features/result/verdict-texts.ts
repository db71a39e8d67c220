import type { RiskLevel } from '../../../contract/risk.ts';
import { isOpenVerdict, verdictHeadlines, verdictSentence } from '../../../contract/verdict-words.ts';

export type VerdictTexts = {
  headline: string;
  sentence: string;
  /** Nothing was found, and nothing was proven either. */
  isOpen: boolean;
};

export const verdictTextsOf = (level: RiskLevel, isConclusive: boolean): VerdictTexts => ({
  headline: verdictHeadlines[level],
  sentence: verdictSentence(level, isConclusive),
  isOpen: isOpenVerdict(level, isConclusive),
});
