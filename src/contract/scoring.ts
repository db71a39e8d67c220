import { riskBandEnds } from './risk.ts';

// How findings and a model's prediction become a score. The engine computes with these figures, and the help page shows them.

/** The least that a verdict comes to with a finding of this certainty (decision 0028). */
export const certaintyFloors = {
  weak: 0,
  clear: 0,
  unvouched: riskBandEnds.safe + 1,
  strong: riskBandEnds.safe + 1,
  proof: riskBandEnds.suspicious + 1,
} as const;

/** A model as sure as this convicts together with a clear or strong sign, or where nobody vouches; neither does alone. */
export const sureModel = 0.98;

/** The most points that a model's prediction adds. */
export const mostModelPoints = 45;
