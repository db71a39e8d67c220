import { chooseChecker } from './choose-checker.ts';
import { unreadable } from './command-problem.ts';
import { openInput } from './items.ts';
import type { Judged } from './outcome.ts';
import type { Given } from './parse-command-line.ts';
import { plainLine } from './plain-text.ts';
import type { Surroundings } from './surroundings.ts';
import { waitOf } from './wait-of.ts';

/** The one message that a command is about, judged. Throws where it is none. */
export const judgeOneMessage = async (
  argument: string,
  given: Given,
  { env, stdin, script }: Surroundings,
): Promise<Judged> => {
  const input = await openInput(argument, { as: null, waitMs: waitOf(given), stdin });
  const { value: item } = await input.items.next();
  // A mailbox may have only one.
  const hasMore = input.isCollection && !(await input.items.next()).done;
  await input.items.return();
  if (!item) throw unreadable(`${plainLine(argument)} has no message in it.`);
  if ('problem' in item) throw item.problem;
  const { kind } = item;
  if (kind !== 'mail')
    throw unreadable(`${plainLine(argument)} is no message: hookwise check says what it is.`);
  if (hasMore) throw unreadable(`${plainLine(argument)} holds more than one message: give one of them.`);
  const checker = await chooseChecker({ given, env, script });
  try {
    return { name: item.name, place: item.place, kind, result: await checker.check(item) };
  } finally {
    await checker.close();
  }
};
