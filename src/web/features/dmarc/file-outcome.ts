import type { TakenReports } from '../../../contract/dmarc.ts';

/** What became of a file. */
export type FileOutcome = { name: string } & ({ taken: TakenReports } | { problem: string });

/** How many reports of all files were taken, and were known. */
export const countReports = (outcomes: readonly FileOutcome[]): { taken: number; known: number } => {
  const states = outcomes.flatMap((one) =>
    'taken' in one ? one.taken.reports.map(({ state }) => state) : [],
  );
  const taken = states.filter((state) => state === 'taken').length;
  return { taken, known: states.length - taken };
};

/** Files, and files in archives, that were not taken. */
export const problemsOf = (outcomes: readonly FileOutcome[]): { name: string; message: string }[] =>
  outcomes.flatMap((one) =>
    'problem' in one
      ? [{ name: one.name, message: one.problem }]
      : one.taken.problems.map(({ file, message }) => ({
          name: file === '' ? one.name : `${file} in ${one.name}`,
          message,
        })),
  );
