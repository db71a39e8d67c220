import { certaintyFloors } from '../../contract/scoring.ts';

/**
 * What a finding says about deception. Weak signs are weighed against each other and against what a model predicts. A strong
 * sign keeps the verdict out of the safe band, and proof puts it into the phishing band: statistics do not outvote facts.
 * Two strong signs of different families are proof together. A clear sign is weighed like a weak one, but convicts together
 * with a model that is sure.
 *
 * `unvouched` is no sign of deception: the destination is hidden, or anybody can have written what is there, so nothing
 * speaks for it either. A link alone cannot be called safe then. In a message the rest of it decides.
 */
export type Certainty = keyof typeof certaintyFloors;

export const floorOf = (findings: readonly { certainty: Certainty; family: string }[]): number => {
  const families = new Set(
    findings.filter(({ certainty }) => certainty === 'strong').map(({ family }) => family),
  );
  return families.size > 1
    ? certaintyFloors.proof
    : Math.max(0, ...findings.map(({ certainty }) => certaintyFloors[certainty]));
};

/** Among findings that together demand more than their points, the most certain gets what is missing. */
export const certaintyRank: Record<Certainty, number> = {
  weak: 0,
  clear: 1,
  unvouched: 2,
  strong: 3,
  proof: 4,
};

/** Shown with the finding: its reader may stop here. */
export const proofSentence = 'This alone proves the deception.';

/** The same finding where the circumstances make it less certain. */
export const withCertainty = <Found extends { certainty: Certainty; description: string }>(
  finding: Found,
  certainty: Certainty,
): Found => ({
  ...finding,
  certainty,
  description:
    certainty === 'proof' ? finding.description : finding.description.replace(` ${proofSentence}`, ''),
});
