import { riskLevels, type Severity } from '../../contract/risk.ts';
import { bandWords } from '../../contract/verdict-words.ts';
import type { ReportDocument } from './report-document.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** 'Nov 14, 2026, 18:42 UTC'; '-' for what is no date. Wherever it is read, it is the same moment. */
export const utcMoment = (iso: string | null): string =>
  iso === null || Number.isNaN(Date.parse(iso)) ? '-' : `${moment.format(new Date(iso))} UTC`;

export const severityWords: Record<Severity, string> = {
  high: 'High Risk',
  medium: 'Medium Risk',
  low: 'Low Risk',
};

export const legend = riskLevels.map((level) => ({ level, range: bandWords[level] }));

export const stateWords: Record<ReportDocument['checks'][number]['state'], string> = {
  done: 'Done',
  'not-possible': 'Not possible',
  'out-of-date': 'Out of date',
};

/** What the signature proves, and what it does not. */
export const originWords: Record<ReportDocument['origin'], string> = {
  recorded: 'The server that signed this report holds the same result in its own records.',
  submitted:
    'The result in this report was submitted by the person who asked for it. The signature shows that the file has not been changed since; it does not vouch for the result.',
};

/** Of a report that the command wrote on somebody's own machine. */
export const unsignedWords = 'Made on one machine by the hookwise command, and not signed.';

export const pointsText = (points: number): string => `(+${points} point${points === 1 ? '' : 's'})`;
