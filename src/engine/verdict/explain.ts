import type { Explanation } from '../../contract/explanation.ts';
import { riskBandEnds } from '../../contract/risk.ts';
import type { Finding } from './detector.ts';

/** An explanation that says nothing yet; each subject fills in what it has. */
export const emptyExplanation: Explanation = {
  whoSentThis: '',
  message: null,
  picture: null,
  trail: [],
  checks: [],
  reassurances: [],
  safeWay: null,
  isConclusive: false,
  scoreWithout: {},
};

/** Whether the verdict says more than that nothing was found: it warns, or something vouches for what was submitted. */
export const isConclusive = (findings: readonly Finding[], isVouched: boolean): boolean =>
  isVouched || findings.reduce((points, { score }) => points + score, 0) > riskBandEnds.safe;

/** What the score would be without each finding, so that a page can show how much it counts. */
export const scoresWithoutEach = (
  findings: readonly Finding[],
  scoreWithoutType: (type: string) => number,
): Record<string, number> => Object.fromEntries(findings.map(({ type }) => [type, scoreWithoutType(type)]));
