import type { Verdict } from '../../contract/analysis.ts';
import { tallyOutside } from '../../lookups/outside-tally.ts';

/** Reaches a verdict, and tells with it who outside was asked on the way. */
export const tellOutside = async (reach: () => Promise<Verdict>): Promise<Verdict> => {
  const { result, outside } = await tallyOutside(reach);
  return { ...result, explanation: { ...result.explanation, outside } };
};
