import type { JudgedEntry, JudgedGroup, JudgedList } from './judge-list.ts';

const isCovered = ({ tests }: JudgedEntry) => tests.length > 0;
const isPassing = ({ faults }: JudgedEntry) => faults.length === 0;

const countsOf = (title: string, entries: JudgedEntry[]) => [
  title,
  String(entries.length),
  String(entries.filter(isCovered).length),
  String(entries.filter(isPassing).length),
];

const columns = (rows: string[][]): string[] => {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, n) => Math.max(widest[n] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join('  '),
  );
};

const everyEntry = (groups: JudgedGroup[]) => groups.flatMap(({ entries }) => entries);

/** A row for each group, and one for all of them. */
export const tableOf = ({ groups }: JudgedList): string[] =>
  columns([
    ['group', 'ids', 'covered', 'passing'],
    ...groups.map(({ title, entries }) => countsOf(title, entries)),
    countsOf('all', everyEntry(groups)),
  ]);

/** What is wrong, a line each. */
export const faultsIn = ({ groups, unknownIds }: JudgedList): string[] => [
  ...everyEntry(groups).flatMap(({ entry, faults }) => faults.map((fault) => `${entry.id}  ${fault}`)),
  ...unknownIds.map((id) => `${id}  is carried by a test, but not in docs/checklist.md`),
];

/** Every id with its text and its tests. */
export const listOf = ({ groups }: JudgedList): string[] =>
  groups.flatMap(({ title, entries }) => [
    '',
    title,
    ...entries.flatMap(({ entry, tests }) => [
      `${entry.id}  ${entry.statement}`,
      ...tests.map(({ outcome, file, title: name }) => `    ${outcome}  ${file}: ${name}`),
    ]),
  ]);
