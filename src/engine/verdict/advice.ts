import { allowsOpening, forbidsOpening } from './advice-words.ts';
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
  /** What was submitted, where people may not know. */
  about?: string | null;
  /** The brand that is imitated, if any. */
  brand?: { name: string; genuine: string } | null | undefined;
  findings: readonly Finding[];
  closing: readonly (string | null)[];
};

/** What to do next, most important first: the verdict's own step, the safe way to the brand, then each finding's. */
export const listAdvice = ({ opening, about = null, brand, findings, closing }: Advice): string[] => {
  const steps = [
    opening,
    about,
    brand ? `To reach ${brand.name}, type ${brand.genuine} into the browser yourself.` : null,
    ...findings.map(({ recommendation }) => recommendation),
    ...closing,
  ];
  const given = [...new Set(steps.filter((step) => step !== null))];
  // The strictest step counts: what must not be opened is not opened on a condition either.
  const isForbidden = given.some(forbidsOpening);
  return given.filter((step) => !(isForbidden && allowsOpening(step))).slice(0, maxSteps);
};
