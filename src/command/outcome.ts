import type { ApiResult } from '../contract/v1/result.ts';
import { verdictWord } from '../contract/verdict-words.ts';
import type { Job } from './checker.ts';
import { CommandProblem, unreadable } from './command-problem.ts';
import { type ExitCode, exitCodes, type Gravity, gravityOf } from './exit-codes.ts';
import type { Place } from './items.ts';
import { plainLine } from './plain-text.ts';

/** What became of one thing. */
export type Outcome = { name: string; place: Place | null } & (
  | { kind: Job['kind']; result: ApiResult }
  | { problem: CommandProblem }
);
export type Judged = Extract<Outcome, { result: ApiResult }>;

/** A result of a check always has a level; the null of its type is a search for vulnerabilities. */
export const gravityIn = ({ riskLevel, conclusive }: ApiResult): Gravity =>
  gravityOf(riskLevel ?? 'safe', conclusive ?? true);

export const codeOf = (outcome: Outcome): ExitCode =>
  'problem' in outcome ? outcome.problem.exitCode : exitCodes[gravityIn(outcome.result)];

export const wordOf = ({ riskLevel, conclusive }: ApiResult): string =>
  verdictWord({ riskLevel: riskLevel ?? 'safe', isConclusive: conclusive });

/** What was checked, for a line: a message by its name and subject, everything else by itself. */
export const titleOf = ({ name, kind, result }: Judged): string => {
  if (kind !== 'mail') return plainLine(name);
  const subject = result.explanation?.trail[0]?.label ?? '';
  return plainLine(name === '-' ? subject : name);
};

export const subjectOf = ({ kind, result }: Judged): string =>
  kind === 'mail' ? plainLine(result.explanation?.trail[0]?.label ?? '') : '';

/** The heaviest sign, or why there is none. */
export const reasonOf = ({ result }: Judged): string => {
  const [first] = result.threats.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0));
  if (first) return plainLine(first.title);
  return gravityIn(result) === 'safe'
    ? plainLine(result.explanation?.reassurances[0] ?? '')
    : 'Nothing vouches for it';
};

/** A place as compilers write it: `docs/a.md:12:5`. */
export const placeText = ({ file, line, from }: Place): string =>
  [plainLine(file), line, from].filter((part) => part !== undefined).join(':');

/** An error of ours about one thing among many must not end the others. */
export const problemOf = (error: unknown): CommandProblem =>
  error instanceof CommandProblem
    ? error
    : unreadable(`It could not be judged: ${error instanceof Error ? error.message : String(error)}`);
