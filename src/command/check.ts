import type { Checker } from './checker.ts';
import { chooseChecker } from './choose-checker.ts';
import { wrongUsage } from './command-problem.ts';
import type { InputKind } from './commands.ts';
import { type ExitCode, exitCodes, failingFrom, type Gravity, graverOf } from './exit-codes.ts';
import { inOrder } from './in-order.ts';
import { type Input, type Item, openInput } from './items.ts';
import { codeOf, gravityIn, type Outcome, problemOf } from './outcome.ts';
import type { Given } from './parse-command-line.ts';
import { progressBar } from './progress-bar.ts';
import type { Surroundings } from './surroundings.ts';
import { waitOf } from './wait-of.ts';
import { jsonWriter } from './write-json.ts';
import { tableWriter } from './write-table.ts';
import { textWriter } from './write-text.ts';
import type { Totals, Writer } from './writer.ts';

/** `hookwise check`: judges everything it was given, and says the gravest by its exit code. */
export const check = async (
  { inputs, given }: { inputs: readonly string[]; given: Given },
  surroundings: Surroundings,
): Promise<ExitCode> => {
  const { env, stdin, script } = surroundings;
  const began = performance.now();
  const reading = { as: given.value('as') as InputKind | null, waitMs: waitOf(given), stdin };
  const failOn = given.value('fail-on') as Gravity | null;
  if (inputs.filter((input) => input === '-').length > 1) throw wrongUsage('- can be read only once.');
  const format = formatOf(given);

  const [first = ''] = inputs;
  // What a single input is decides how its result is shown.
  const lone = inputs.length === 1 ? await opened(first, reading) : null;
  const isSingle = lone !== null && !(lone.input?.isCollection ?? false);
  // What cannot be read is said before anything is loaded to judge it.
  const checker = lone?.problem ? null : await chooseChecker({ given, env, script });
  const progress = progressBar(surroundings.terminal);
  const { terminal } = progress;
  const writers = await writersFor({
    format,
    given,
    isSingle,
    isMailbox: isMailbox(lone?.input),
    isLone: lone !== null,
    surroundings: { ...surroundings, terminal },
  });
  const totals: Totals = {
    counts: { phishing: 0, suspicious: 0, inconclusive: 0, safe: 0, unread: 0 },
    exitCode: exitCodes.safe,
    lists: null,
    ms: 0,
  };
  let current: Input | null = lone?.input ?? null;
  let done = 0;

  async function* items(): AsyncGenerator<Item, void> {
    for (const argument of inputs) {
      const { input, problem } = lone ?? (await opened(argument, reading));
      if (problem) yield { name: argument, place: null, problem };
      if (!input) continue;
      current = input;
      try {
        yield* input.items;
      } catch (error) {
        yield { name: input.name, place: null, problem: problemOf(error) };
      }
    }
  }

  try {
    for await (const outcome of inOrder(items(), checker?.atOnce ?? 1, (item) => outcomeOf(item, checker))) {
      done += 1;
      tally(totals, outcome);
      if ('problem' in outcome) terminal.complain(outcome.problem.message);
      for (const writer of writers) await writer.add(outcome);
      if (!isSingle)
        progress.show(done, inputs.length > 1 ? done / inputs.length : (current?.progress() ?? null));
    }
  } finally {
    progress.clear();
    await checker?.close();
  }
  totals.ms = performance.now() - began;
  totals.exitCode = failingFrom(totals.exitCode, failOn);
  // Of one input that could not be read, all is said; for a program, a log without results is one, too.
  const isAllSaid = lone !== null && totals.counts.unread === done && done > 0 && format !== 'sarif';
  for (const writer of isAllSaid ? [] : writers) await writer.end(totals);
  return totals.exitCode;
};

const opened = async (argument: string, reading: Parameters<typeof openInput>[1]) => {
  try {
    return { input: await openInput(argument, reading), problem: null };
  } catch (error) {
    return { input: null, problem: problemOf(error) };
  }
};

const outcomeOf = async (item: Item, checker: Checker | null): Promise<Outcome> => {
  if ('problem' in item) return item;
  if (!checker) throw new Error('nothing was loaded to judge it');
  const { name, place, kind } = item;
  try {
    return { name, place, kind, result: await checker.check(item) };
  } catch (error) {
    const problem = problemOf(error);
    problem.message = `${name === '-' ? 'The input' : name}: ${problem.message}`;
    return { name, place, problem };
  }
};

const tally = (totals: Totals, outcome: Outcome) => {
  totals.exitCode = graverOf(totals.exitCode, codeOf(outcome));
  if ('problem' in outcome) {
    totals.counts.unread += 1;
    return;
  }
  totals.counts[gravityIn(outcome.result)] += 1;
  const day = outcome.result.versions?.lists.phishing ?? null;
  if (day !== null && totals.lists === null) {
    const ageInDays = Math.max(
      0,
      Math.floor((Date.parse(outcome.result.createdAt) - Date.parse(day)) / 86_400_000),
    );
    totals.lists = { day, ageInDays };
  }
};

/** In a mailbox or a folder, what is harmless is only counted. */
const isMailbox = (input: Input | null | undefined) => input?.isCollection === true && input.kind !== 'list';

const formats = ['json', 'sarif', 'markdown', 'quiet'] as const;
type Format = (typeof formats)[number] | 'text';

const formatOf = (given: Given): Format => {
  const asked = formats.filter((format) => given.has(format));
  if (asked.length > 1) throw wrongUsage(`--${asked[0]} and --${asked[1]} exclude each other.`);
  return asked[0] ?? 'text';
};

type Chosen = {
  format: Format;
  given: Given;
  isSingle: boolean;
  isMailbox: boolean;
  isLone: boolean;
  surroundings: Surroundings;
};

const writersFor = async ({
  format,
  given,
  isSingle,
  isMailbox: onlyBad,
  isLone,
  surroundings,
}: Chosen): Promise<Writer[]> => {
  const { terminal } = surroundings;
  const isShown = (outcome: Outcome) => {
    // What is wrong within a single input stands on standard error.
    if ('problem' in outcome) return !isLone;
    return !onlyBad || given.has('all') || gravityIn(outcome.result) !== 'safe';
  };
  const page = given.value('html');
  return [
    ...(page === null ? [] : [(await import('./write-html.ts')).htmlWriter(page, { isSingle })]),
    ...(await writerOf(format, { isShown, isSingle, surroundings, terminal })),
  ];
};

type Writing = { isShown: (outcome: Outcome) => boolean; isSingle: boolean } & Pick<
  Surroundings,
  'terminal'
> & {
    surroundings: Surroundings;
  };

const writerOf = async (
  format: Format,
  { isShown, isSingle, terminal, surroundings }: Writing,
): Promise<Writer[]> => {
  switch (format) {
    case 'quiet':
      return [];
    case 'json':
      return [jsonWriter(terminal)];
    case 'sarif':
      return [(await import('./write-sarif.ts')).sarifWriter(terminal, surroundings.version())];
    case 'markdown':
      return [(await import('./write-markdown.ts')).markdownWriter(terminal, { isSingle, isShown })];
    case 'text':
      return [isSingle ? textWriter(terminal) : tableWriter(terminal, { isShown })];
  }
};
