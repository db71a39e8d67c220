import { codeOf, type Outcome } from './outcome.ts';
import type { Terminal } from './terminal.ts';
import type { Writer } from './writer.ts';

/** An object a line: the result as /api/v1 answers it, with the input it belongs to. */
export const jsonWriter = ({ print }: Pick<Terminal, 'print'>): Writer => ({
  add: (outcome) => print(`${JSON.stringify(asObject(outcome))}\n`),
  end: async () => undefined,
});

const asObject = (outcome: Outcome) => {
  const about = {
    input: outcome.name,
    ...(outcome.place && { place: outcome.place }),
    exitCode: codeOf(outcome),
  };
  return 'problem' in outcome
    ? { ...about, problem: outcome.problem.message }
    : { ...about, kind: outcome.kind, ...outcome.result };
};
