import {
  type BandCounts,
  type EvaluationSlice,
  enoughItems,
  hardestSlice,
  totalOf,
} from './evaluation-report.ts';

/**
 * The figures that stand for a model: of sources it was never trained on, all of them together. Each is judged by weights that
 * were trained without it. Where too little of that was measured, of the hardest set that is newer than the training or that we
 * wrote for the test; null where everything measured comes from sources trained on.
 */
export const headlineSlice = (slices: readonly EvaluationSlice[]): EvaluationSlice | null =>
  leftOutTogether(slices) ?? hardestSlice(slices.filter(({ split }) => split !== 'in-distribution'));

const leftOutTogether = (slices: readonly EvaluationSlice[]): EvaluationSlice | null => {
  const known = slices.find(({ split }) => split === 'in-distribution');
  const knownLegitimate = known ? totalOf(known.legitimate) : 0;
  const sources = slices.filter(({ split }) => split === 'source');
  // A source of phishing is judged beside the legitimate items of the known sources, which are not its own. What has both kinds of
  // its own is no source but something we made.
  const phishing = sources.filter(
    (one) => totalOf(one.phishing) > 0 && [0, knownLegitimate].includes(totalOf(one.legitimate)),
  );
  const legitimate = sources.filter((one) => totalOf(one.phishing) === 0);
  const together: EvaluationSlice = {
    name: `${phishing.length + legitimate.length} sources never trained on`,
    split: 'source',
    phishing: sumOf(phishing.map((one) => one.phishing)),
    legitimate: sumOf(legitimate.map((one) => one.legitimate)),
    // Scores of different weights do not make one ranking.
    auc: null,
    recallAtOnePercent: null,
    recallAtOnePerMille: null,
  };
  return Math.min(totalOf(together.phishing), totalOf(together.legitimate)) < enoughItems ? null : together;
};

const sumOf = (counts: readonly BandCounts[]): BandCounts => ({
  safe: counts.reduce((sum, { safe }) => sum + safe, 0),
  suspicious: counts.reduce((sum, { suspicious }) => sum + suspicious, 0),
  phishing: counts.reduce((sum, { phishing }) => sum + phishing, 0),
});
