import { riskBandEnds } from '../../contract/risk.ts';
import { isMeasure } from '../inference/feature.ts';
import { byRules, type Prediction, shownProbability, theRest } from '../inference/prediction.ts';
import { type Finding, familyCeiling, isClearImitation, isReport } from './detector.ts';
import { type Scored, score } from './score.ts';

/** How the finding of a model is named and told, by what it judged. */
export type ModelWords = {
  type: string;
  title: string;
  what: string;
  recommendation: string;
  /** As far as signs may go where a name is clearly borrowed, unless the model gives phishing less than this chance. */
  clearImitation: { ceiling: number; unlessBelow: number };
};

export type CombinedScore = Scored & {
  /** The findings before any ceiling cut them: what leaving one out has to be worked out from. */
  uncut: Finding[];
  /** Set where the model found the input more ordinary than its single signs, which were held to this. */
  ceiling?: number;
};

/**
 * The model as one voice among the rules. It adds what the rules fall short of its own reading, never more than its family
 * may; and where it finds the input more ordinary than its single signs, they count for less: only so
 * far above its own reading, and never out of the safe band where the input is most like the honest ones. It
 * has no say over reports, and calls a clearly borrowed name safe only where it is sure.
 */
export const combineWithModel = (
  findings: Finding[],
  prediction: Prediction | null,
  words: ModelWords,
): CombinedScore => {
  const alone = { ...score(findings), uncut: findings };
  if (prediction === null) return alone;
  const { clearImitation } = words;
  const isBorrowed = prediction.probability >= clearImitation.unlessBelow && findings.some(isClearImitation);
  const ceiling = Math.max(prediction.ceiling, isBorrowed ? clearImitation.ceiling : 0);
  if (alone.riskScore > ceiling && !findings.some(isReport)) {
    return { ...score(findings, ceiling), ceiling, uncut: findings };
  }
  const points = Math.min(familyCeiling.model, Math.round(prediction.wantedScore - alone.riskScore));
  if (points < minPoints) return alone;
  const all = [...findings, modelFinding(prediction, points, words)];
  return { ...score(all), uncut: all };
};

/** Said where the model held the rules' signs back. */
export const reducedScoreSentence = (what: string): string =>
  `A trained model that compared it with known ${what}, honest and not, finds it more ordinary than its single signs suggest; so they count for less.`;

/** The same, where it made a difference that anybody would see: what stays in the phishing band was not found ordinary. */
export const explainReducedScore = (what: string, ceiling: number | undefined): string[] =>
  ceiling === undefined || ceiling > riskBandEnds.suspicious ? [] : [reducedScoreSentence(what)];

/** Less would be noise with a name. */
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
    title: words.title,
    description: `A trained model finds ${words.what} ${shownProbability(prediction)} likely to be phishing.${because}`,
    severity: points >= 30 ? 'high' : points >= 15 ? 'medium' : 'low',
    score: points,
    icon: 'Search',
    recommendation: words.recommendation,
    spans: [],
  };
};
