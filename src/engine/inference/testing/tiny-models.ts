import type { UrlModelFiles } from '../../url/model.ts';
import type { Finding } from '../../verdict/detector.ts';
import { type PackedTrees, packTrees } from '../boosted-trees.ts';
import { type Calibration, type Prediction, predictionOf, type Reason } from '../prediction.ts';
import type { WordModelFile } from '../word-model.ts';

// Models small enough to work out by hand.

/** Probability is the plain sigmoid; a logit of 2 asks for the first score above the safe band. */
export const calibration: Calibration = {
  slope: 1,
  offset: 0,
  scores: [
    [0, 0],
    [2, 21],
    [4, 55],
    [6, 90],
  ],
  slack: 10,
};

/** The prediction of a model that comes to this logit. */
export const prediction = (logit: number, reasons: Reason[] = []): Prediction =>
  predictionOf(logit, calibration, () => reasons);

/** One question per feature: above the threshold it adds this to the logit, else nothing. */
export const treesAsking = (
  ...questions: [feature: string, threshold: number, above: number][]
): PackedTrees =>
  packTrees({
    features: questions.map(([feature]) => feature),
    base: 0,
    trees: questions.map(([, threshold, above], index) => ({
      features: [index],
      thresholds: [threshold],
      leaves: [0, above],
      covers: [1, 1],
    })),
  });

/** Weighs every run of characters, or every word, the same. */
export const evenWords = ({ bits = 6, step = 0, bias = 0 } = {}): WordModelFile => ({
  bits,
  scale: 1,
  bias,
  weights: new Int8Array(2 ** bits).fill(step),
});

export const urlFiles = (trees: PackedTrees, { runs = 0 } = {}): UrlModelFiles => ({
  trees,
  spelling: evenWords({ bias: runs }),
  calibration,
});

/** A finding of the rules; a test states only what it is about. */
export const finding = (given: Partial<Finding> = {}): Finding => ({
  type: 'a-finding',
  family: 'address',
  certainty: 'weak',
  title: 'A finding',
  description: 'A description.',
  severity: 'low',
  score: 10,
  icon: 'Link',
  recommendation: 'Do something.',
  spans: [],
  ...given,
});
