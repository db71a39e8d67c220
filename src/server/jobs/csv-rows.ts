import { maxRowLength, maxRowLines } from './bounds.ts';
import type { TextLine } from './text-lines.ts';

/** A row with the number of the line where it begins, or what is wrong with it. */
export type CsvRow = { line: number } & ({ cells: string[] } | { problem: string });

const neverEnds = 'has a quotation mark that never ends.';
const wrongQuotes = 'has quotation marks in places where a table has none.';
const tooLong = 'is too long to be a row of a table.';

/** A line, and how often the quotation mark is in it. */
type Held = { number: number; text: string; quotes: number };

/**
 * The rows of a table (RFC 4180). A quotation mark that never ends would swallow all that follows: it costs the line it is in,
 * and reading goes on with the next.
 */
export const csvRows = (delimiter: string) => {
  /** The lines of a row that is not complete. */
  let held: Held[] = [];

  /** The first of the lines is given up; those after it are read again, as rows of their own. */
  function* givenUp(problem: string): Generator<CsvRow, void> {
    const [first, ...others] = held;
    held = [];
    if (first) yield { line: first.number, problem };
    for (const line of others) yield* taken(line);
  }

  function* taken(line: Held): Generator<CsvRow, void> {
    held.push(line);
    const isOpen = held.reduce((sum, { quotes }) => sum + quotes, 0) % 2 === 1;
    const length = held.reduce((sum, { text }) => sum + text.length, 0);
    if (held.length > maxRowLines || length > maxRowLength) return yield* givenUp(neverEnds);
    if (isOpen) return;
    const cells = cellsOf(held.map(({ text }) => text).join('\n'), delimiter);
    if (cells === null) return yield* givenUp(held.length > 1 ? neverEnds : wrongQuotes);
    yield { line: held[0]?.number ?? line.number, cells };
    held = [];
  }

  return {
    *take({ number, text }: TextLine): Generator<CsvRow, void> {
      if (text === null) {
        while (held.length > 0) yield* givenUp(neverEnds);
        yield { line: number, problem: tooLong };
      } else yield* taken({ number, text, quotes: text.split('"').length - 1 });
    },
    *end(): Generator<CsvRow, void> {
      while (held.length > 0) yield* givenUp(neverEnds);
    },
  };
};

/** The cells of one row; null where a quotation mark stands elsewhere than around a cell or doubled within one. */
const cellsOf = (row: string, delimiter: string): string[] | null => {
  if (!row.includes('"')) return row.split(delimiter);
  const cells: string[] = [];
  for (let at = 0; at <= row.length; at += 1) {
    const isQuoted = row[at] === '"';
    const end = isQuoted ? afterQuotes(row, at) : endOf(row, delimiter, at);
    const cell = row.slice(at, end);
    const content = isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    if ((end < row.length && row[end] !== delimiter) || (!isQuoted && cell.includes('"'))) return null;
    cells.push(content);
    at = end;
  }
  return cells;
};

const endOf = (row: string, delimiter: string, at: number) => {
  const end = row.indexOf(delimiter, at);
  return end < 0 ? row.length : end;
};

/** Behind the quotation mark that ends the cell; a doubled one is a character of it. */
const afterQuotes = (row: string, at: number) => {
  let end = row.indexOf('"', at + 1);
  while (end >= 0 && row[end + 1] === '"') end = row.indexOf('"', end + 2);
  return end < 0 ? row.length : end + 1;
};
