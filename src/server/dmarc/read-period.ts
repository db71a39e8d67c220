import { dmarcDays } from '../../contract/retention-times.ts';
import { DmarcProblem } from './dmarc-report.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Receivers report by the day; some by the week. */
const maxPeriodDays = 32;
/** The clocks of receivers are off by an hour; a report of tomorrow is made up. */
const maxAheadMs = dayMs;

/** When the mail of a report came. Throws where its dates cannot be. */
export const readPeriod = (begin: string, end: string, now: Date): { begin: Date; end: Date } => {
  const [first, last] = [secondsOf(begin, 'begins'), secondsOf(end, 'ends')];
  if (last < first)
    throw new DmarcProblem(
      `The dates of this report are wrong: it ends (${day(last)}) before it begins (${day(first)}).`,
    );
  if (last.getTime() - first.getTime() > maxPeriodDays * dayMs)
    throw new DmarcProblem(
      `The dates of this report are wrong: it is about ${day(first)} to ${day(last)}, and reports are about a day or a week.`,
    );
  if (first.getTime() > now.getTime() || last.getTime() > now.getTime() + maxAheadMs)
    throw new DmarcProblem(
      `The dates of this report are wrong: it ends on ${day(last)}, which is still to come.`,
    );
  if (last.getTime() < now.getTime() - dmarcDays * dayMs)
    throw new DmarcProblem(
      `This report is of ${day(last)}. Reports are kept for ${dmarcDays} days, so it is too old.`,
    );
  return { begin: first, end: last };
};

/** Seconds since 1970, as the format has them. */
const secondsOf = (text: string, what: 'begins' | 'ends'): Date => {
  if (!/^\d{1,11}$/.test(text))
    throw new DmarcProblem(
      text === ''
        ? `The dates of this report are wrong: it does not say when it ${what}.`
        : `The dates of this report are wrong: it ${what} at “${text.slice(0, 40)}”, which is no time.`,
    );
  return new Date(Number(text) * 1000);
};

const day = (date: Date) => date.toISOString().slice(0, 10);
