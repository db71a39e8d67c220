/** Words that stand for trouble wherever they occur in a value; exact case, as specified. */
const alarmingWords = ['new', 'Poor', 'Blacklisted', 'Self-signed', 'suspicious', 'risky'];

export const isAlarming = (value: string) => alarmingWords.some((word) => value.includes(word));

/** Shown elsewhere or far too long to be shown at all. */
const hiddenKeys = new Set(['extractedText']);

export type TechnicalEntry =
  | { key: string; kind: 'text'; text: string }
  | { key: string; kind: 'time'; time: string }
  | { key: string; kind: 'list'; items: string[] }
  | { key: string; kind: 'group'; entries: TechnicalEntry[] };

/** Guards against an answer nested deeper than any page should follow. */
const maxDepth = 5;

/** Turns whatever the server sent into rows: values, lists of values, and groups. */
export const technicalEntries = (record: Record<string, unknown>, depth = 0): TechnicalEntry[] =>
  Object.entries(record)
    .filter(([key]) => !hiddenKeys.has(key))
    .map(([key, value]) => entryOf(key, value, depth));

const entryOf = (key: string, value: unknown, depth: number): TechnicalEntry => {
  if (typeof value !== 'object' || value === null) return { key, kind: 'text', text: textOf(value) };
  if (depth >= maxDepth) return { key, kind: 'text', text: JSON.stringify(value) };
  if (Array.isArray(value)) return listOf(key, value, depth);
  const entries = technicalEntries(value as Record<string, unknown>, depth + 1);
  return entries.length === 0 ? { key, kind: 'text', text: '-' } : { key, kind: 'group', entries };
};

const listOf = (key: string, values: unknown[], depth: number): TechnicalEntry => {
  if (values.length === 0) return { key, kind: 'text', text: '-' };
  if (values.every((value) => typeof value !== 'object' || value === null)) {
    return { key, kind: 'list', items: values.map(textOf) };
  }
  const entries = values.map((value, index) => entryOf(String(index + 1), value, depth + 1));
  return { key, kind: 'group', entries };
};

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
};
