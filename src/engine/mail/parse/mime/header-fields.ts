import { decodeText } from '../../../text/decode-text.ts';
import { lowBytes } from '../../../text/low-bytes.ts';
import type { MailHeader } from '../parsed-mail.ts';

/** Fields that are kept in the order they came. A long mailing list thread has a hundred. */
const maxFields = 400;
/** Fields beyond that are still kept when the message cannot be read without them: thousands may be put in front. */
const needed =
  /^(?:from|sender|to|cc|reply-to|return-path|subject|date|message-id|mime-version|content-[a-z-]{1,40})$/;
const maxNeeded = 100;
const maxKey = 200;
/** A list of recipients may be long; nothing else is. */
const maxValue = 20_000;

/** Where the header lines of a source (one character per byte) end and the body begins. */
export const headOf = (source: string, from: number, to: number): { headEnd: number; bodyStart: number } => {
  for (let at = from; at < to; ) {
    const end = source.indexOf('\n', at);
    if (end < 0 || end >= to) break;
    if (end === at || (end === at + 1 && source[at] === '\r')) return { headEnd: at, bodyStart: end + 1 };
    at = end + 1;
  }
  return { headEnd: to, bodyStart: to };
};

/** The header fields between two places of a source, unfolded, keys in lower case. The first of a kind comes first. */
export const readFields = (source: string, from: number, to: number): MailHeader[] => {
  const fields: MailHeader[] = [];
  let field: { key: string; pieces: string[]; length: number } | null = null;
  const close = () => {
    if (field) fields.push({ key: field.key, value: unfold(field.pieces) });
    field = null;
  };
  for (let at = from; at < to; ) {
    const newline = source.indexOf('\n', at);
    const end = newline < 0 || newline > to ? to : newline;
    const isFolded = source[at] === ' ' || source[at] === '\t';
    if (!isFolded) close();
    const room = maxValue - (field?.length ?? 0);
    if (isFolded && field && room > 0) {
      field.pieces.push(source.slice(at, Math.min(end, at + room)));
      field.length += end - at;
    } else if (!isFolded) field = fieldAt(source, at, end, fields.length);
    at = end + 1;
  }
  close();
  return fields;
};

const fieldAt = (source: string, at: number, end: number, count: number) => {
  const start = source.slice(at, Math.min(end, at + maxKey));
  const colon = start.indexOf(':');
  if (colon <= 0) return null;
  const key = start.slice(0, colon).trimEnd().toLowerCase();
  const isKept = count < maxFields || (count < maxFields + maxNeeded && needed.test(key));
  const value = source.slice(at + colon + 1, Math.min(end, at + colon + 1 + maxValue));
  return isKept ? { key, pieces: [value], length: value.length } : null;
};

/** Folding puts a line break before a space; raw letters beyond ASCII are UTF-8 nowadays and Windows-1252 before. */
const unfold = (pieces: string[]) => {
  const value = trimSpace(pieces.join('').replace(/[\r\n]+/g, ''));
  return /[\x80-\xff]/.test(value) ? decodeText(lowBytes(value)) : value;
};

/** Spaces and tabs only: in UTF-8 the byte of a no-break space may be the end of a letter. */
const trimSpace = (text: string) => {
  const isSpace = (at: number) => text[at] === ' ' || text[at] === '\t';
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(start)) start += 1;
  while (end > start && isSpace(end - 1)) end -= 1;
  return text.slice(start, end);
};

/** The first field with this name: of two, mail programs show the first. */
export const fieldOf = (fields: readonly MailHeader[], key: string): string | undefined =>
  fields.find((field) => field.key === key)?.value;
