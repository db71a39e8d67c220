import type { MeasuredModel, MeasuredSlice } from '../../../contract/ml-insights.ts';

/** The set that a model's two main figures were measured on; null where no set has both kinds. */
export const headlineSlice = ({ slices }: Pick<MeasuredModel, 'slices'>): MeasuredSlice | null => {
  const first = (split: MeasuredSlice['split']) =>
    slices.find((one) => one.split === split && one.recall.of > 0 && one.falsePositives.of > 0);
  return first('time') ?? first('in-distribution') ?? first('generated') ?? null;
};
