import { availableParallelism, loadavg } from 'node:os';

export const say = (line = ''): void => void process.stdout.write(`${line}\n`);

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Three digits are enough for anything measured. */
export const figure = (value: number): string => {
  if (!Number.isFinite(value)) return '-';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
};

/** Rows with the same keys, as a table of Markdown. */
export const printTable = (rows: readonly Record<string, string | number>[]): void => {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) =>
    columns.map((column) => {
      const value = row[column] ?? '';
      return typeof value === 'number' ? figure(value) : value;
    }),
  );
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  say(line(columns));
  say(
    `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`,
  );
  for (const row of cells) say(line(row));
};

/** Which machine, and how busy it was: figures from a busy machine are worth little. */
export const printMachine = (): void => {
  const [load = 0] = loadavg();
  say(
    `${availableParallelism()} cores, ${process.arch}, Node ${process.version}; load of the machine before: ${load.toFixed(1)}`,
  );
};

export const sayLimit = (what: string, isHeld: boolean): void =>
  say(`limit: ${what}: ${isHeld ? 'held' : 'NOT held'}`);
