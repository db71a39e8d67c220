import type { Verdict } from '../../contract/analysis.ts';
import { tallyOutside } from '../../lookups/outside-tally.ts';

/** Reaches a verdict, and adds to it which outside services were asked on the way. */
export const addOutsideContacts = async (reach: () => Promise<Verdict>): Promise<Verdict> => {
  const { result, outside } = await tallyOutside(reach);
  return { ...result, explanation: { ...result.explanation, outside } };
};
