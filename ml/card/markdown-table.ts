/** What a column is called, and whether its cells are figures, which are read from the right. */
export type Column = { title: string; isFigure?: boolean };

/** A table that is as readable in an editor as on a page. */
export const markdownTable = (columns: readonly Column[], rows: readonly (readonly string[])[]): string => {
  const cells = rows.map((row) => row.map(inCell));
  const widths = columns.map(({ title }, i) =>
    Math.max(3, width(title), ...cells.map((row) => width(row[i] ?? ''))),
  );
  const line = (row: readonly string[]) =>
    `| ${columns.map(({ isFigure }, i) => padded(row[i] ?? '', widths[i] ?? 0, isFigure === true)).join(' | ')} |`;
  const rule = columns.map(({ isFigure }, i) => {
    const dashes = '-'.repeat(widths[i] ?? 3);
    return isFigure ? `${dashes.slice(1)}:` : dashes;
  });
  return [line(columns.map(({ title }) => title)), line(rule), ...cells.map(line)].join('\n');
};

/** A bar would begin another cell, a line break would end the table. */
const inCell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

const width = (text: string) => [...text].length;

const padded = (text: string, wanted: number, isFigure: boolean) => {
  const space = ' '.repeat(Math.max(0, wanted - width(text)));
  return isFigure ? `${space}${text}` : `${text}${space}`;
};
