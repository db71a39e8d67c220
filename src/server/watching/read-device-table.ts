import { csvRows } from '../jobs/csv-rows.ts';
import type { TextLine } from '../jobs/text-lines.ts';

/** A line of a table of devices, or what is wrong with it. The header is line 1. */
export type DeviceLine = { line: number } & ({ cells: Record<DeviceColumn, string> } | { problem: string });

const columns = ['vendor', 'product', 'version', 'note'] as const;
export type DeviceColumn = (typeof columns)[number];
const needed = ['vendor', 'product', 'version'] as const;

/** What a file must begin with. */
export const headerMessage = 'The first line must name the columns: vendor,product,version,note';

/** The lines of a table, or null where its first line does not name the columns. */
export const readDeviceTable = (text: string): DeviceLine[] | null => {
  const lines: TextLine[] = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, n) => ({ number: n + 1, text: line }));
  const [header, ...rest] = lines;
  const delimiter = [';', '\t'].find((one) => header?.text?.includes(one)) ?? ',';
  const places = placesIn((header?.text ?? '').split(delimiter));
  if (!places) return null;
  const rows = csvRows(delimiter);
  const read: DeviceLine[] = [];
  const take = (found: Iterable<ReturnType<typeof rows.take> extends Generator<infer Row> ? Row : never>) => {
    for (const row of found) {
      if ('problem' in row) read.push({ line: row.line, problem: `This line ${row.problem}` });
      else if (row.cells.some((cell) => cell.trim() !== ''))
        read.push({ line: row.line, cells: cellsAt(row.cells, places) });
    }
  };
  for (const line of rest) take(rows.take(line));
  take(rows.end());
  return read;
};

type Places = Record<DeviceColumn, number>;

const placesIn = (header: readonly string[]): Places | null => {
  const names = header.map((cell) => cell.trim().replaceAll('"', '').toLowerCase());
  const places = Object.fromEntries(columns.map((column) => [column, names.indexOf(column)])) as Places;
  return needed.every((column) => places[column] >= 0) ? places : null;
};

const cellsAt = (cells: readonly string[], places: Places): Record<DeviceColumn, string> => {
  const at = (column: DeviceColumn) => (cells[places[column]] ?? '').trim();
  return { vendor: at('vendor'), product: at('product'), version: at('version'), note: at('note') };
};
