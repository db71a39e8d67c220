/**
 * Text as PostgreSQL can keep it. A NUL or half a surrogate pair is legal in JSON and in mail, and an error in a
 * `text` or `jsonb` column: hostile input must not turn a finished analysis into a failure.
 */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** How JSON writes what PostgreSQL cannot keep. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

/** The same for every string inside a plain value, keys included. Hardly any value has one to change, which its JSON shows sooner. */
export const storableJson = <T>(value: T): T =>
  unstorable.test(JSON.stringify(value)) ? eachStorable(value) : value;

const eachStorable = <T>(value: T): T => {
  if (typeof value === 'string') return storable(value) as T;
  if (Array.isArray(value)) return value.map(eachStorable) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storable(key), eachStorable(inner)]),
  ) as T;
};
