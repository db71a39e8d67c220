/** Null, not 0, when nothing of the kind was measured. */
export const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

export const percent = (value: number | null) => (value === null ? '-' : `${(value * 100).toFixed(2)} %`);

export const table = (head: string[], rows: string[][]): string => {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |\n`;
  return line(head) + line(widths.map((width) => '-'.repeat(width))) + rows.map(line).join('');
};
