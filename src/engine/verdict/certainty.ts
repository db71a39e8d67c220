import { riskBandEnds } from '../../contract/risk.ts';

/**
 * What a finding says about deception. Weak signs are weighed against each other and against what a model predicts. A strong
 * sign keeps the verdict out of the safe band, and proof puts it into the phishing band: statistics do not outvote facts.
 *
 * `unvouched` is no sign of deception: the destination is hidden, or anybody can have written what is there, so nothing
 * speaks for it either. A link alone cannot be called safe then. In a message the rest of it decides.
 */
export type Certainty = 'weak' | 'unvouched' | 'strong' | 'proof';

/** The least that a verdict comes to with such a finding. */
const floors: Record<Certainty, number> = {
  weak: 0,
  unvouched: riskBandEnds.safe + 1,
  strong: riskBandEnds.safe + 1,
  proof: riskBandEnds.suspicious + 1,
};

export const floorOf = (findings: readonly { certainty: Certainty }[]): number =>
  Math.max(0, ...findings.map(({ certainty }) => floors[certainty]));

/** Shown with the finding: its reader may stop here. */
export const proofSentence = 'This alone proves the deception.';
