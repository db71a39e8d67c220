import { createHash } from 'node:crypto';
import { escapeHtml } from './shown-text.ts';

const slots = {
  record: { start: '<pre hidden id="report-record">', end: '</pre>\n<pre hidden id="report-seal">' },
  seal: { start: '<pre hidden id="report-seal">', end: '</pre>\n</body>' },
};

export type PageSlots = {
  /** The page as it was before anything was put into it. */
  page: string;
  record: string;
  seal: string;
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const fillPage = ({ page, record, seal }: PageSlots): string =>
  page
    // By a function, because the inserted text may hold `$` patterns, which a replacement string would expand.
    .replace(slots.record.start, (start) => start + escapeHtml(record))
    .replace(slots.seal.start, (start) => start + escapeHtml(seal));

/** Takes a report apart again; null for what is not a report, or holds a second record. */
export const emptyPage = (html: string): PageSlots | null => {
  const record = cutOut(html, slots.record);
  const seal = record && cutOut(record.rest, slots.seal);
  return seal && { page: seal.rest, record: undoEscapes(record.content), seal: undoEscapes(seal.content) };
};

const cutOut = (html: string, { start, end }: { start: string; end: string }) => {
  const from = html.indexOf(start) + start.length;
  const to = html.indexOf(end, from);
  if (from < start.length || to < 0 || html.indexOf(start, from) >= 0) return null;
  return { content: html.slice(from, to), rest: html.slice(0, from) + html.slice(to) };
};

const undoEscapes = (text: string) =>
  text.replace(/&#(\d{2,3});/g, (_, code: string) => String.fromCharCode(Number(code)));
