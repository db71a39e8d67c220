// For what a caller hands in as a result: whatever is missing or malformed reads as nothing.

export type LooseRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is LooseRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown): LooseRecord => (isRecord(value) ? value : {});
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Older rows hold lists and objects as JSON text. Text that is none is the same as nothing. */
export const unpacked = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return isWithinBounds(parsed) ? parsed : null;
  } catch {
    return null;
  }
};

/** No result of ours is nested a quarter as deep, or has a tenth of the values. */
const maxDepth = 32;
const maxValues = 100_000;

/** Checked level by level, not by calling itself: a hundred thousand brackets must not use up the stack. */
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
