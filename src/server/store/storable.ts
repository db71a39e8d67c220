/**
 * Text as PostgreSQL can keep it. A NUL or half a surrogate pair is legal in JSON and in mail, and an error in a
 * `text` or `jsonb` column: hostile input must not turn a finished analysis into a failure.
 */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** The same for every string inside a plain value, keys included. */
export const storableJson = <T>(value: T): T => {
  if (typeof value === 'string') return storable(value) as T;
  if (Array.isArray(value)) return value.map(storableJson) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storable(key), storableJson(inner)]),
  ) as T;
};
