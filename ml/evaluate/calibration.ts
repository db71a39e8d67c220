import { type Reliability, reliability } from '../metrics/reliability.ts';
import type { Judged } from './judged.ts';

export type Calibrated = { judged: Judged; isPhishing: boolean };

const asked = (items: readonly Calibrated[]) =>
  items.flatMap(({ judged: { probability }, isPhishing }) =>
    probability === null ? [] : [{ probability, isPhishing }],
  );

/** Valid for any mix of the items: the share of phishing in each range shows it. */
export const calibrationOf = (items: readonly Calibrated[]): Reliability => {
  const known = asked(items);
  if (known.length === 0) return { error: 0, bins: [] };
  const { error, bins } = reliability(
    known.map(({ probability }) => probability),
    known.map(({ isPhishing }) => isPhishing),
  );
  return {
    error: Math.round(error * 1e5) / 1e5,
    bins: bins.map((bin) => ({
      ...bin,
      meanProbability: bin.meanProbability === null ? null : Math.round(bin.meanProbability * 1e5) / 1e5,
    })),
  };
};

/** The larger kind thinned evenly until there are as many of both: the mix that the probability is stated for. */
export const balanced = (items: readonly Calibrated[]): Calibrated[] => {
  const phishing = items.filter(({ isPhishing }) => isPhishing);
  const legitimate = items.filter(({ isPhishing }) => !isPhishing);
  const size = Math.min(phishing.length, legitimate.length);
  return [...evenly(phishing, size), ...evenly(legitimate, size)];
};

/** This many of a list, evenly spaced: the same ones in every run. */
export const evenly = <Item>(items: readonly Item[], count: number): Item[] => {
  const step = items.length / Math.max(1, Math.min(count, items.length));
  return Array.from({ length: Math.min(count, items.length) }, (_, i) => items[Math.floor(i * step)]).filter(
    (item) => item !== undefined,
  );
};
