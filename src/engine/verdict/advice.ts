import type { Finding } from './detector.ts';

/** More steps than this are read by nobody. */
const maxSteps = 6;

/** The first step where all that was found is weak. */
export const weakOpening = (act: string): string =>
  `The warning signs below are weak: ${act} only if you know who sent it.`;

/** The first step where nothing was found, for or against. */
export const unvouchedOpening = (act: string): string =>
  `We found no warning sign, and nothing that vouches for it: ${act} only if you know who sent it.`;

type Advice = {
  /** The verdict's own step. */
  opening: string;
  /** The brand that is imitated, if any. */
  brand?: { name: string; genuine: string } | null | undefined;
  findings: readonly Finding[];
  closing: readonly (string | null)[];
};

/** What to do next, most important first: the verdict's own step, the safe way to the brand, then each finding's. */
export const listAdvice = ({ opening, brand, findings, closing }: Advice): string[] => {
  const steps = [
    opening,
    brand ? `To reach ${brand.name}, type ${brand.genuine} into the browser yourself.` : null,
    ...findings.map(({ recommendation }) => recommendation),
    ...closing,
  ];
  return [...new Set(steps.filter((step) => step !== null))].slice(0, maxSteps);
};
