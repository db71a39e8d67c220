/** The value below which the share `q` of all values lies, between two neighbours in proportion. `quantile(times, 0.99)`. */
export const quantile = (values: readonly number[], q: number): number => {
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * Math.min(1, Math.max(0, q));
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError('no quantile of nothing');
  return below + (above - below) * (place - Math.floor(place));
};
