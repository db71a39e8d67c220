import type { MeasuredModel, MeasuredSlice } from '../../../contract/ml-insights.ts';

/** The set behind a model's two main figures; null where no set has both phishing and legitimate items. */
export const headlineSlice = ({ slices }: Pick<MeasuredModel, 'slices'>): MeasuredSlice | null => {
  const first = (split: MeasuredSlice['split']) =>
    slices.find((one) => one.split === split && one.recall.of > 0 && one.falsePositives.of > 0);
  return first('time') ?? first('in-distribution') ?? first('generated') ?? null;
};
