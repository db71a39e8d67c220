import { fstatSync } from 'node:fs';
import { unreadable } from './command-problem.ts';

const nothing = () =>
  unreadable(
    'Nothing came in. Give a message to the input: hookwise check - < mail.eml (--wait 30 waits longer).',
  );

/** What is piped in stops in the middle after so long: the writer has gone. */
const silentMs = 30_000;

/**
 * Standard input, a piece at a time. Nobody types a message: a terminal is no input, and neither is a pipe into which nothing
 * comes for `waitMs`, because the shell would hang with no word of why.
 */
export async function* standardInput(
  stdin: NodeJS.ReadStream,
  waitMs: number,
): AsyncGenerator<Uint8Array, void> {
  if (stdin.isTTY || isOddDevice()) throw nothing();
  const chunks = stdin[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let hasBegun = false;
  try {
    for (;;) {
      const { value, done } = await within(hasBegun ? silentMs : waitMs, chunks.next(), hasBegun);
      if (done) break;
      hasBegun = true;
      yield value;
    }
    if (!hasBegun) throw nothing();
  } finally {
    // An open pipe would keep the process alive.
    stdin.destroy();
  }
}

/** A device such as /dev/zero never ends. /dev/null ends at once, and says so itself. */
const isOddDevice = () => {
  try {
    const stats = fstatSync(0);
    return stats.isDirectory() || stats.isBlockDevice();
  } catch {
    return true;
  }
};

const within = async <Result>(ms: number, work: Promise<Result>, hasBegun: boolean): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(hasBegun ? unreadable('The input stopped in the middle.') : nothing()),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') throw nothing();
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
