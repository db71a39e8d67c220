import { riskBandEnds } from '../../contract/risk.ts';
import { sigmoid } from './sigmoid.ts';

/** How a model's logit becomes a probability and a score. Fitted on sources the model never saw. */
export type Calibration = {
  /** Platt scaling: the probability is sigmoid(slope × logit + offset), for equal shares of phishing and legitimate input. */
  slope: number;
  offset: number;
  /** What the whole score should come to at a logit: rising pairs, straight lines between them. */
  scores: readonly (readonly [logit: number, score: number])[];
  /** By how much the rules' findings may exceed the wanted score before they count for less. */
  slack: number;
};

/** One thing the model saw, in words, and how much it moved the logit. */
export type Reason = { title: string; value: number };

/** A trained model's view of one input. */
export type Prediction = {
  logit: number;
  /** From 0 to 1, calibrated. */
  probability: number;
  /** What the score should come to, all in. */
  wantedScore: number;
  /** How far the rules' findings may go: the end of the safe band for input most like the legitimate kind. */
  ceiling: number;
  /** The strongest first; those in favour of legitimate input are negative. Worked out on demand. */
  reasons: () => Reason[];
};

export const predictionOf = (
  logit: number,
  calibration: Calibration,
  reasons: () => Reason[],
): Prediction => {
  const wanted = wantedScore(logit, calibration.scores);
  return {
    logit,
    probability: sigmoid(calibration.slope * logit + calibration.offset),
    wantedScore: wanted,
    ceiling: Math.max(riskBandEnds.safe, Math.round(wanted + calibration.slack)),
    reasons,
  };
};

const wantedScore = (logit: number, scores: Calibration['scores']): number => {
  let [lowLogit, lowScore] = scores[0] ?? [0, 0];
  if (logit <= lowLogit) return lowScore;
  for (const [highLogit, highScore] of scores) {
    if (logit <= highLogit) {
      const share = (logit - lowLogit) / (highLogit - lowLogit);
      return lowScore + share * (highScore - lowScore);
    }
    [lowLogit, lowScore] = [highLogit, highScore];
  }
  return lowScore;
};

/** Between 1 and 99 %: 100 % would be a promise. */
export const shownProbability = ({ probability }: Prediction): string =>
  `${Math.min(99, Math.max(1, Math.round(probability * 100)))} %`;

/** The title of all features without one: absent findings, and measures. */
export const theRest = 'everything else about it';

/** The rules' findings are shown themselves; the model's weight on them is one reason. */
export const byRules = 'what the rules found';

/**
 * Contributions of features as reasons: features with the same title are one reason to a person, and what hardly moved the
 * logit is left out.
 */
export const reasonsFrom = (
  words: readonly (string | null)[],
  contributions: ArrayLike<number>,
): Reason[] => {
  const byTitle = new Map<string, number>();
  words.forEach((title, i) => {
    const key = title ?? theRest;
    byTitle.set(key, (byTitle.get(key) ?? 0) + (contributions[i] ?? 0));
  });
  return [...byTitle]
    .map(([title, value]) => ({ title, value }))
    .filter(({ value }) => Math.abs(value) >= 0.05)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
};
