import type { MeasuredSlice } from '../../../contract/ml-insights.ts';

const most = 6;

/** The sets that tell most, in the order of the report: first what is newer or left out whole, then the first of each kind. */
export const tellingSlices = (slices: readonly MeasuredSlice[]): MeasuredSlice[] => {
  if (slices.length <= most) return [...slices];
  const firstOf = (split: MeasuredSlice['split']) => slices.find((slice) => slice.split === split);
  const chosen = new Set([
    ...(['in-distribution', 'time', 'source', 'generated'] as const).map(firstOf),
    ...slices.filter(({ split }) => split === 'source'),
    ...slices,
  ]);
  chosen.delete(undefined);
  const telling = [...chosen].slice(0, most);
  return slices.filter((slice) => telling.includes(slice));
};
