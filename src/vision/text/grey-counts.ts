/** How often each value from 0 to 255 occurs. */
export const countsOf = (values: Uint8Array): Uint32Array => {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** The smallest value that the given share of all values does not exceed. */
export const atShare = (counts: Uint32Array, share: number): number => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value] ?? 0;
    if (seen >= share * total) return value;
  }
  return counts.length - 1;
};
