import { type ForwardField, type LabelledLine, labelledLine } from './forward-labels.ts';

/** A line as a person sees it, and where in its source the next one begins. */
export type SeenLine = { text: string; end: number };

/** The labelled lines that a mail program puts above a message that it forwards within the text. */
export type ForwardBlock = {
  /** The numbers of its first line and of the one behind its last. */
  first: number;
  next: number;
  /** Where in the source the forwarded message begins. */
  end: number;
  values: Partial<Record<ForwardField, string>>;
  names: string[];
};

/** Nobody writes more than this above what they forward. */
const maxLines = 400;
/** A list of recipients goes over several lines. */
const maxContinued = 3;

/**
 * Finds the block of a forward: a sender, and two of subject, date and recipient beside it, in any order. Thunderbird begins with
 * the subject, Gmail with the sender, and some set an empty line between two of them.
 */
export const findForward = (lines: readonly SeenLine[]): ForwardBlock | null => {
  const count = Math.min(lines.length, maxLines);
  for (let first = 0; first < count; first += 1) {
    const start = labelledLine(lines[first]?.text ?? '');
    if (!start || start.field === 'other') continue;
    const block = readBlock(lines, first);
    if (block) return block;
  }
  return null;
};

const readBlock = (lines: readonly SeenLine[], first: number): ForwardBlock | null => {
  const values: ForwardBlock['values'] = {};
  const names: string[] = [];
  let last = first - 1;
  let current: LabelledLine | null = null;
  for (let n = first; n < lines.length && n - last <= maxContinued + 1; n += 1) {
    const text = lines[n]?.text ?? '';
    const found = labelledLine(text);
    if (!found) {
      if (isEmpty(text) && n - last > 1) break;
      continue;
    }
    // A second one of its kind belongs to the message itself.
    if (found.field !== 'other' && found.field in values) break;
    // What stands between two labels continues the first of them.
    if (current && current.field !== 'other')
      values[current.field] = [
        values[current.field] ?? '',
        ...lines.slice(last + 1, n).map((line) => unquoted(line.text)),
      ]
        .join(' ')
        .trim();
    values[found.field] = found.value;
    names.push(found.name);
    last = n;
    current = found;
  }
  const { from, subject, date, to } = values;
  const others = [subject, date, to].filter((value) => value !== undefined).length;
  if (!from || others < 2) return null;
  return { first, next: last + 1, end: lines[last]?.end ?? 0, values, names };
};

const unquoted = (text: string) => text.replace(/^[\s>]+/, '');
const isEmpty = (text: string) => unquoted(text).trim() === '';
