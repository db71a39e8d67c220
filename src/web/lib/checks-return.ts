const locale = 'en-US';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * 'Checks return in 5 hours, tomorrow at 1:00 AM GMT+1.': days change at midnight UTC, which is another time of day for almost
 * everybody. Null when the moment is unknown or past. `timeZone`: where the page is read, unless a test names another.
 */
export const checksReturn = (resetsAt: string | undefined, now: Date, timeZone?: string): string | null => {
  const reset = new Date(resetsAt ?? Number.NaN);
  const minutes = Math.ceil((reset.getTime() - now.getTime()) / minuteMs);
  if (!(minutes > 0)) return null;
  const written = (options: Intl.DateTimeFormatOptions, moment: Date) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) })
      .format(moment)
      .replace(/\u202f/g, ' ');
  const dayOf = (moment: Date) => written({ dateStyle: 'short' }, moment);
  const day =
    dayOf(reset) === dayOf(now)
      ? 'today'
      : dayOf(reset) === dayOf(new Date(now.getTime() + dayMs))
        ? 'tomorrow'
        : `on ${written({ weekday: 'long', month: 'short', day: 'numeric' }, reset)}`;
  const time = written({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, reset);
  return `Checks return in ${waitOf(minutes)}, ${day} at ${time}.`;
};

const waitOf = (minutes: number) =>
  minutes < 60 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour');

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
