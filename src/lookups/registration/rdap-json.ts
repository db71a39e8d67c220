// RDAP answers come from hundreds of implementations: a field of the wrong type is treated as missing.

export type JsonRecord = Record<string, unknown>;

/** No legitimate list in an RDAP answer is longer. */
const maxItems = 200;

export const recordOf = (value: unknown): JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : {};

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, maxItems) : []);

export const recordsOf = (value: unknown): JsonRecord[] => listOf(value).map(recordOf);

export const textsOf = (value: unknown): string[] => listOf(value).filter((item) => typeof item === 'string');

/** The JSON object in a text, or null for anything else. */
export const jsonRecord = (text: string): JsonRecord | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonRecord)
      : null;
  } catch {
    return null;
  }
};
