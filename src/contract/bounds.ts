/** No real result is nested a quarter as deep, or has a tenth of the values. */
const maxDepth = 32;
const maxValues = 100_000;

/** Checked level by level, without recursion: a hundred thousand brackets must not overflow the stack. */
export const isWithinBounds = (value: unknown): boolean => {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > maxDepth || values > maxValues) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
};
