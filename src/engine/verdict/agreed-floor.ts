import { riskBandEnds } from '../../contract/risk.ts';
import { floorOf } from './certainty.ts';
import { type Finding, isClearImitation } from './detector.ts';

/** How sure a model is, and from when on it convicts together with an imitated name. */
export type Sureness = { probability: number; convictsFrom: number };

/** A model as sure as this convicts together with a strong sign, or where nobody vouches; neither does alone. */
const sureProbability = 0.98;

/** The least that a verdict comes to: what its findings demand, and what they and a model's prediction prove together. */
export const agreedFloor = (findings: Finding[], sureness?: Sureness): number => {
  const floor = floorOf(findings);
  if (sureness === undefined) return floor;
  const { probability, convictsFrom } = sureness;
  const isAgreed =
    (floor > riskBandEnds.safe && probability >= sureProbability) ||
    (findings.some(isClearImitation) && probability >= convictsFrom);
  return isAgreed ? Math.max(floor, riskBandEnds.suspicious + 1) : floor;
};
