import { createHash } from 'node:crypto';
import type { ReportDocument } from './report-document.ts';
import { shownText } from './shown-text.ts';

/** A report without who made it and when. */
export type ReportBody = Omit<ReportDocument, 'format' | 'version' | 'origin' | 'generatedAt' | 'engine'>;

/** An address that is not defanged, for programs that block it or search for it. Never printed. */
export type Indicator = { kind: 'url' | 'host'; value: string; isAccused: boolean };

/** Everything a report says about a result. */
export type ReportContent = { body: ReportBody; indicators: Indicator[] };

const previewLength = 200;

/** The beginning of what was checked, always followed by dots, and what identifies the whole of it. */
export const inputOf = (input: string): ReportDocument['input'] => ({
  preview: `${shownText([...input.slice(0, 2 * previewLength)].slice(0, previewLength).join(''))}...`,
  characters: input.length,
  sha256: createHash('sha256').update(input).digest('hex'),
});

/** ISO 8601, or null for what is not a date or has a year of five digits. */
export const momentOf = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length > 40 || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** The first of a list, and a sentence on how many more there were. */
export const firstOf = <T>(items: T[], max: number, what: string): { items: T[]; notes: string[] } => ({
  items: items.slice(0, max),
  notes: leftOutNote(items.length - max, what),
});

export const leftOutNote = (count: number, what: string): string[] =>
  count > 0 ? [`${count} more ${what} were left out of this report.`] : [];
