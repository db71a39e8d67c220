const locale = 'en-US';

const shortDate = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' });
const namedDay = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const longDate = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric' });
const planDay = new Intl.DateTimeFormat(locale, {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const dateTime = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const wholeNumber = new Intl.NumberFormat(locale);

const exactly = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

/** 'Sat, Nov 14, 2026, 6:42:07 PM GMT+1 (2026-11-14 17:42:07 UTC)'; null for what is no time. */
export const exactTime = (value: string | null | undefined): string | null => {
  const here = formatted(exactly, value);
  if (here === '-') return null;
  const there = new Date(value ?? '').toISOString();
  return `${here} (${there.slice(0, 10)} ${there.slice(11, 19)} UTC)`;
};

/** 'Aug 10, 2025'; '-' for what is no date. */
export const formatShortDate = (value: string | null | undefined) => formatted(shortDate, value);

/** 'August 10, 2025'; '-' for what is no date. */
export const formatLongDate = (value: string | null | undefined) => formatted(longDate, value);

/** 'August 10, 2025': the day of a plan or payment, the same that mails and receipts name. */
export const formatPlanDay = (value: string | null | undefined) => formatted(planDay, value);

/** 'Nov 14, 2026, 6:42 PM'; '-' for what is no date. */
export const formatDateTime = (value: string | null | undefined) => formatted(dateTime, value);

/**
 * 'Aug 10, 2025' for a day that a registry or a catalogue names: the day as it is written there, wherever it is read.
 * '-' for what is no date.
 */
export const formatDay = (value: string | null | undefined): string => {
  const written = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value ?? '')?.[0];
  if (!written || Number.isNaN(Date.parse(value ?? ''))) return formatShortDate(value);
  const day = new Date(`${written}T00:00:00Z`);
  // The engine reads the 30th of February as a day in March.
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
  return isReal ? namedDay.format(day) : '-';
};

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** '09:14' for a time of today, 'Aug 10, 2025' for an earlier one; '-' for what is no date. */
export const formatClock = (value: string | null, now: Date): string =>
  formatShortDate(value) === shortDate.format(now) ? formatted(clock, value) : formatShortDate(value);

/** '12 minutes ago'; null for less than a minute, which is now, and for what is no time. */
export const formatAge = (moment: string | null, now: string | null): string | null => {
  const minutes = Math.floor((Date.parse(now ?? '') - Date.parse(moment ?? '')) / 60_000);
  if (!(minutes >= 1)) return null;
  if (minutes < 60) return countOf(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day');
};

/** Whole days until a moment, rounded up, never below 0; null when the moment is unknown. */
export const daysUntil = (moment: string | null, now: Date): number | null => {
  const time = moment === null ? Number.NaN : Date.parse(moment);
  if (Number.isNaN(time)) return null;
  return Math.max(0, Math.ceil((time - now.getTime()) / 86_400_000));
};

/** '$19.99', for an amount in the smallest unit of its currency. */
export const formatMoney = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** '2,418'. */
export const formatCount = (count: number): string => wholeNumber.format(count);

/** '812 bytes', '245 KB', '3.4 MB': the limits of uploads are in megabytes. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
};

/** 'domainAge' reads 'Domain Age'. Runs of capitals stay together: 'hasHTTPS' reads 'Has HTTPS'. */
export const spacedKey = (key: string) =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .replace(/^./, (first) => first.toUpperCase());

// Newer engines put a narrow no-break space before PM; one plain spelling is easier to search and to copy.
const formatted = (format: Intl.DateTimeFormat, value: string | null | undefined) => {
  const date = new Date(value ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '-' : format.format(date).replace(/\u202f/g, ' ');
};

const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'} ago`;
