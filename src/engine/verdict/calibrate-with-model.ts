import { riskBandEnds } from '../../contract/risk.ts';
import { isMeasure } from '../inference/feature.ts';
import { byRules, type Prediction, shownProbability, theRest } from '../inference/prediction.ts';
import { agreedFloor, type Sureness } from './agreed-floor.ts';
import { floorOf } from './certainty.ts';
import { type Finding, familyCeiling, isClearImitation, isReport } from './detector.ts';
import { type Scored, score, scoreVerdict } from './score.ts';

/** How the model's finding is worded, depending on what was judged. */
export type ModelWords = {
  type: string;
  title: string;
  what: string;
  recommendation: string;
  /**
   * The ceiling for a clear imitation, unless the model gives phishing a smaller chance than `unlessBelow`. From
   * `convictsFrom` on both together are phishing.
   */
  clearImitation: { ceiling: number; unlessBelow: number; convictsFrom: number };
  /** The rules' points that convict together with a model that is nearly sure. */
  convictingPoints: number;
};

export type CombinedScore = Scored & {
  /** The findings before any ceiling cut their points, to work out the score without one of them. */
  uncut: Finding[];
  /** Set where the model found the input more ordinary than its findings, which were cut to this. */
  ceiling?: number;
  /** Set where not the model cut them, but a proven owner. */
  isOwners?: true;
  /** Set where a model was asked. */
  sureness?: Sureness;
};

/** The score of input that its proven owner wrote: weak signs and likenesses stay within the safe band. */
export const scoreOwn = (findings: Finding[]): CombinedScore => {
  const ceiling = Math.max(riskBandEnds.safe, floorOf(findings));
  const alone = scoreVerdict(findings);
  if (alone.riskScore <= ceiling || findings.some(isReport)) return { ...alone, uncut: findings };
  return { ...scoreVerdict(findings, ceiling), ceiling, isOwners: true, uncut: findings };
};

/**
 * Combines the rules' findings with the model's prediction. The model adds the points that the rules fall short of its
 * wanted score, up to its family's ceiling. Where it finds the input more ordinary than the findings, it cuts them to a
 * little above its wanted score, and to the safe band for input most like the legitimate kind. It never cuts reports, nor
 * below what strong signs and proof demand.
 */
export const combineWithModel = (
  findings: Finding[],
  prediction: Prediction | null,
  words: ModelWords,
): CombinedScore => {
  const alone = { ...scoreVerdict(findings), uncut: findings };
  if (prediction === null) return alone;
  const { clearImitation } = words;
  const sureness = {
    probability: prediction.probability,
    imitation: clearImitation.convictsFrom,
    points: words.convictingPoints,
  };
  const floor = agreedFloor(findings, sureness);
  const isImitation = prediction.probability >= clearImitation.unlessBelow && findings.some(isClearImitation);
  const ceiling = Math.max(prediction.ceiling, isImitation ? clearImitation.ceiling : 0, floor);
  if (alone.riskScore > ceiling && !findings.some(isReport)) {
    return { ...scoreVerdict(findings, ceiling, floor), ceiling, uncut: findings, sureness };
  }
  const missing = prediction.wantedScore - score(findings).riskScore;
  const points = Math.min(familyCeiling.model, Math.round(missing));
  const all = points < minPoints ? findings : [...findings, modelFinding(prediction, points, words)];
  return { ...scoreVerdict(all, undefined, floor), uncut: all, sureness };
};

/** A model that knows nothing of the language finds bait as ordinary as anything else: it may add, and lowers nothing. */
export const onlyRaising = (prediction: Prediction | null): Prediction | null =>
  prediction && { ...prediction, ceiling: 100 };

/** Shown where the model cut the rules' findings. */
export const reducedScoreSentence = (what: string): string =>
  `A trained model that compared it with known ${what}, genuine and not, finds it more ordinary than its warning signs suggest, so they count for less.`;

/** Empty where the verdict stays in the phishing band: such input was not found ordinary. */
export const explainReducedScore = (what: string, ceiling: number | undefined): string[] =>
  ceiling === undefined || ceiling > riskBandEnds.suspicious ? [] : [reducedScoreSentence(what)];

/** Fewer points would be noise. */
const minPoints = 3;
const maxReasons = 4;

const modelFinding = (prediction: Prediction, points: number, words: ModelWords): Finding => {
  const reasons = prediction
    .reasons()
    .filter(({ title, value }) => value > 0 && title !== theRest && title !== byRules && !isMeasure(title))
    .slice(0, maxReasons)
    .map(({ title }) => title);
  const because = reasons.length > 0 ? ` What it saw: ${reasons.join('; ')}.` : '';
  return {
    type: words.type,
    family: 'model',
    certainty: 'weak',
    title: words.title,
    description: `A trained model finds ${words.what} ${shownProbability(prediction)} likely to be phishing.${because}`,
    severity: points >= 30 ? 'high' : points >= 15 ? 'medium' : 'low',
    score: points,
    icon: 'Search',
    recommendation: words.recommendation,
    spans: [],
  };
};
