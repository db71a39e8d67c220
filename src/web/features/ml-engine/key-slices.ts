import type { MeasuredSlice } from '../../../contract/ml-insights.ts';

const maxSlices = 6;

/** The most informative sets, in the report's order: one of each split first, then the sources left out of training. */
export const keySlices = (slices: readonly MeasuredSlice[]): MeasuredSlice[] => {
  if (slices.length <= maxSlices) return [...slices];
  const firstOf = (split: MeasuredSlice['split']) => slices.find((slice) => slice.split === split);
  const ranked = new Set([
    ...(['in-distribution', 'time', 'source', 'generated'] as const).map(firstOf),
    ...slices.filter(({ split }) => split === 'source'),
    ...slices,
  ]);
  ranked.delete(undefined);
  const chosen = [...ranked].slice(0, maxSlices);
  return slices.filter((slice) => chosen.includes(slice));
};
