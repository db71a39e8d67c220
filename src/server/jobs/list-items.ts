import type { JobKind } from '../../contract/v1/jobs.ts';
import { csvRows } from './csv-rows.ts';
import type { FoundItem } from './found-item.ts';
import { textLines } from './text-lines.ts';

const problemAt = (line: number, problem: string): FoundItem => ({
  name: null,
  problem: `Line ${line} ${problem}`,
});

/** A link or domain a line; empty lines and comments are no items. */
export async function* textItems(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FoundItem, void> {
  for await (const lines of textLines(chunks))
    for (const { number, text } of lines) {
      const input = text?.trim();
      if (input === undefined) yield problemAt(number, 'is too long to be a link or a domain.');
      else if (input !== '' && !input.startsWith('#')) yield { name: null, input };
    }
}

/** The column of a table that is named url or domain, else its first. */
export async function* csvItems(
  chunks: AsyncIterable<Uint8Array>,
  kind: JobKind,
): AsyncGenerator<FoundItem, void> {
  let rows: ReturnType<typeof csvRows> | null = null;
  let column: number | null = null;
  const read = function* (found: ReturnType<ReturnType<typeof csvRows>['take']>): Generator<FoundItem, void> {
    for (const row of found) {
      if ('problem' in row) {
        yield problemAt(row.line, row.problem);
        continue;
      }
      const cells = row.cells.map((cell) => cell.trim());
      if (cells.every((cell) => cell === '')) continue;
      if (column === null) {
        const named = namedColumn(cells, kind);
        column = named ?? 0;
        if (named !== null || !isAddressLike(cells[0] ?? '')) continue;
      }
      const input = cells[column] ?? '';
      yield input === ''
        ? problemAt(row.line, 'has nothing in the column that is read.')
        : { name: null, input };
    }
  };
  for await (const lines of textLines(chunks))
    for (const line of lines) {
      if (rows === null && line.text?.trim() === '') continue;
      const stated = rows === null ? /^sep=([,;\t|])$/.exec(line.text?.trim() ?? '')?.[1] : undefined;
      rows ??= csvRows(stated ?? delimiterOf(line.text ?? ''));
      if (stated === undefined) yield* read(rows.take(line));
    }
  if (rows !== null) yield* read(rows.end());
}

const names = (cell: string) => cell.toLowerCase().replace(/^"|"$/g, '').trim();

const namedColumn = (cells: readonly string[], kind: JobKind) => {
  const wanted = kind === 'domain' ? ['domain', 'url'] : ['url', 'domain'];
  const at = wanted
    .map((name) => cells.findIndex((cell) => names(cell) === name))
    .find((index) => index >= 0);
  return at ?? null;
};

/** The word over a column has no dot and no colon; every link and domain has one. */
const isAddressLike = (cell: string) => /[.:]/.test(cell);

/** A link may have a semicolon in it, so another delimiter than a comma counts only in a line that names the column. */
const delimiterOf = (header: string) =>
  [';', '\t', '|'].find(
    (one) => header.split(one).length > 1 && namedColumn(header.split(one), 'url') !== null,
  ) ?? ',';
