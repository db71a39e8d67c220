import { riskBandEnds } from '../../contract/risk.ts';
import { sureModel } from '../../contract/scoring.ts';
import { floorOf } from './certainty.ts';
import { type Finding, isClearImitation } from './detector.ts';
import { score } from './score.ts';

/** How sure a model is, and from when on it convicts together with what the rules found. */
export type Sureness = {
  probability: number;
  /** The probability from which a clear imitation is enough. */
  imitation: number;
  /** The rules' points that are enough for a model that is nearly sure; it never convicts alone. */
  points: number;
};

/** A model as sure as this convicts together with enough points of the rules. */
const nearlySure = 0.95;

/** The least that a verdict comes to: what its findings demand, and what they and a model's prediction prove together. */
export const agreedFloor = (all: Finding[], sureness?: Sureness): number => {
  const findings = all.filter(({ family }) => family !== 'model');
  const floor = floorOf(findings);
  if (sureness === undefined) return floor;
  const { probability, imitation, points } = sureness;
  const isAgreed =
    (probability >= sureModel && findings.some(({ certainty }) => certainty !== 'weak')) ||
    (probability >= imitation && findings.some(isClearImitation)) ||
    (probability >= nearlySure && score(findings).riskScore >= points);
  return isAgreed ? Math.max(floor, riskBandEnds.suspicious + 1) : floor;
};
