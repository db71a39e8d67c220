// Every registry writes dates in its own way. A date that cannot be read without guessing is dropped.

/** Older than any registry, or further away than any registration: a mistake, or "never". */
const firstYear = 1980;
const lastYear = 2150;

type Options = {
  /** Whether this registry writes `04/03/2025` for the fourth of March. Without it such a date is not guessed. */
  isDayFirst?: boolean;
};

/**
 * A registry's date as ISO 8601, or null. A time without a zone is taken as UTC, a date without a time as the beginning
 * of that day. `before Aug-1996` becomes the first of that month, so that no age is overstated.
 */
export const readDate = (value: unknown, { isDayFirst = false }: Options = {}): string | null => {
  if (typeof value !== 'string') return null;
  const text = value
    .slice(0, 120)
    .trim()
    .replace(/^before\s+/i, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]?\s+/i, '');
  for (const { pattern, isNumericDayFirst } of formats) {
    const parts = pattern.exec(text)?.groups;
    if (!parts) continue;
    const date = isNumericDayFirst ? orderedDate(parts, isDayFirst) : dateOf(parts);
    return date && momentOf(date, parts['time'] ?? '', text);
  }
  return null;
};

type Parts = Record<string, string | undefined>;
type CalendarDate = { year: number; month: number; day: number };

const month = '(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const time = '(?:[T ,]\\s*(?<time>\\d{1,2}:\\d{2}(?::\\d{2})?))?';
const end = '(?![\\d])';

const format = (source: string, isNumericDayFirst = false) => ({
  pattern: new RegExp(`^${source}`, 'i'),
  isNumericDayFirst,
});

/** The first that matches wins. */
const formats = [
  // 2025-03-04T01:02:03Z, 2025/03/04 01:02:03 (JST), 2025.03.04, 2025. 03. 04.
  format(`(?<year>\\d{4})[-/.] ?(?<month>\\d{1,2})[-/.] ?(?<day>\\d{1,2})${end}\\.?${time}`),
  // 20250304 010203, 20250304 #1234, 20250304
  format(`(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})${end}${time}`),
  // 2025-Mar-04.
  format(`(?<year>\\d{4})[-/. ]${month}[-/. ](?<day>\\d{1,2})${end}\\.?${time}`),
  // 04-Mar-2025, 4 March 2025, 4th of March 2025
  format(`(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)?[-/. ]+${month}[-/., ]+(?<year>\\d{4})${end}${time}`),
  // Mar 04 01:02:03 UTC 2025
  format(
    `${month} +(?<day>\\d{1,2}) +(?<time>\\d{1,2}:\\d{2}(?::\\d{2})?)(?: +[A-Z+:\\d-]{1,6})? +(?<year>\\d{4})${end}`,
  ),
  // March 4, 2025
  format(`${month} +(?<day>\\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\\d{4})${end}${time}`),
  // 04.03.2025 01:02:03: dots are day first everywhere
  format(`(?<day>\\d{1,2})\\. ?(?<month>\\d{1,2})\\. ?(?<year>\\d{4})${end}${time}`),
  format(`(?<one>\\d{1,2})[-/](?<other>\\d{1,2})[-/](?<year>\\d{4})${end}${time}`, true),
  // Aug-1996 and 1996, as they follow "before"
  format(`${month}[-/ ](?<year>\\d{4})$`),
  format('(?<year>\\d{4})$'),
];

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthNumber = (text: string) => {
  const named = monthNames.indexOf(text.slice(0, 3).toLowerCase());
  return named >= 0 ? named + 1 : Number(text);
};

const dateOf = (parts: Parts): CalendarDate => ({
  year: Number(parts['year']),
  month: monthNumber(parts['month'] ?? '1'),
  day: Number(parts['day'] ?? '1'),
});

/** `13/03/2025` is unambiguous; `04/03/2025` needs the registry's convention. */
const orderedDate = (parts: Parts, isDayFirst: boolean): CalendarDate | null => {
  const [one, other, year] = [Number(parts['one']), Number(parts['other']), Number(parts['year'])];
  if (one > 12 || isDayFirst || one === other) return { year, month: other, day: one };
  return other > 12 ? { year, month: one, day: other } : null;
};

const momentOf = ({ year, month, day }: CalendarDate, time: string, text: string): string | null => {
  if (!(year >= firstYear && year <= lastYear)) return null;
  const [hours = 0, minutes = 0, seconds = 0] = time === '' ? [] : time.split(':').map(Number);
  const midnight = new Date(Date.UTC(year, month - 1, day));
  // The calendar turns 31 February into March; such a date is worthless.
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  if (hours > 23 || minutes > 59 || seconds > 60) return null;
  const offset = time === '' ? 0 : offsetMinutes(text.slice(text.indexOf(time) + time.length));
  return new Date(midnight.getTime() + ((hours * 60 + minutes - offset) * 60 + seconds) * 1000).toISOString();
};

/** `+02`, `-0500`, `(UTC+8)`, `(JST)`. Ambiguous abbreviations are taken as UTC: the error is hours, not days. */
const offsetMinutes = (rest: string): number => {
  if (/^\s*\(?(?:JST|KST)\b/i.test(rest)) return 9 * 60;
  const found =
    /^(?:\.\d+)?\s*\(?(?:UTC|GMT)?\s*(?<sign>[+-])(?<hours>\d{1,2}):?(?<minutes>\d{2})?(?!\d)/i.exec(
      rest,
    )?.groups;
  if (!found) return 0;
  const minutes = Number(found['hours']) * 60 + Number(found['minutes'] ?? 0);
  if (minutes > 14 * 60) return 0;
  return found['sign'] === '-' ? -minutes : minutes;
};
