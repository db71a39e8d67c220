import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';

// A server on the embedded engine holds its folder alone, so a command beside it cannot open the database: it leaves a request in the
// folder, and the server answers there. Who may write into the folder may do anything with it already.

const answered = z.object({
  devices: z.number(),
  domains: z.number(),
  alerts: z.number(),
  synced: z.string().nullable(),
  /** Why domains were not looked at although some are watched; null where they were, or none is. */
  problem: z.string().nullable().default(null),
});
/** What a look that was asked for came to. */
export type WatchedNow = z.infer<typeof answered>;
const failed = z.object({ failure: z.string() });

const requestName = /^watch-now-[0-9a-f-]{36}\.ask$/;
const lookEveryMs = 500;
const waitAtMostMs = 10 * 60 * 1000;
/** So long a server may take to notice. */
const noticeWithinMs = 20 * 1000;

/** Asks the server that has the folder open for a look, and waits for it. Null where it does not answer. */
export const askForLook = async (folder: string): Promise<WatchedNow | { failure: string } | null> => {
  const path = join(folder, `watch-now-${randomUUID()}`);
  const [ask, taken, done] = [`${path}.ask`, `${path}.taken`, `${path}.done`];
  writeFileSync(ask, '', { mode: 0o600 });
  try {
    const asked = performance.now();
    for (;;) {
      const answer = readIfThere(done);
      if (answer !== null) return z.union([answered, failed]).parse(JSON.parse(answer));
      const isNoticed = readIfThere(ask) === null;
      if (performance.now() - asked > (isNoticed ? waitAtMostMs : noticeWithinMs)) return null;
      await setTimeout(lookEveryMs / 5);
    }
  } finally {
    for (const file of [ask, taken, done]) rmSync(file, { force: true });
  }
};

/** Answers such requests until it is stopped. */
export const answerLooks = (
  folder: string,
  look: () => Promise<WatchedNow>,
  onFailure: (error: unknown) => void,
): { stop: () => void } => {
  const answer = async (name: string) => {
    const ask = join(folder, name);
    const base = ask.slice(0, -'.ask'.length);
    renameSync(ask, `${base}.taken`);
    const outcome = await look().catch((error: unknown) => {
      onFailure(error);
      return { failure: 'The look failed: the log of the server says why.' };
    });
    // Written beside its place, so that nobody reads half of it.
    writeFileSync(`${base}.part`, JSON.stringify(outcome), { mode: 0o600 });
    renameSync(`${base}.part`, `${base}.done`);
  };
  const timer = setInterval(() => {
    try {
      for (const name of readdirSync(folder).filter((one) => requestName.test(one)))
        void answer(name).catch(onFailure);
    } catch (error) {
      onFailure(error);
    }
  }, lookEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};

const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};
