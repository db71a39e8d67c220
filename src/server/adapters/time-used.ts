import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** A thread answers at once, unless it is not scheduled or is in native code that cannot be interrupted. */
const sayWithinMs = 200;

/** Milliseconds since the thread began; null when it does not answer. */
export const usedByThread = async (worker: Worker): Promise<number | null> => {
  const silence = new AbortController();
  try {
    return await Promise.race([
      worker.cpuUsage().then(({ user, system }) => (user + system) / 1000),
      wait(sayWithinMs, null, { signal: silence.signal }),
    ]);
  } catch {
    // It has ended: its exit is reported.
    return null;
  } finally {
    silence.abort();
  }
};

/** The kernel counts in hundredths of a second, on every machine there is. */
const tickMs = 10;

/** Milliseconds of all its threads since the process began, as Linux counts them; null elsewhere, or when it has ended. */
export const usedByProcess = async (pid: number | undefined): Promise<number | null> => {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything; the 12th and 13th field after it are the times.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const used = (Number(fields[11]) + Number(fields[12])) * tickMs;
    return Number.isFinite(used) ? used : null;
  } catch {
    return null;
  }
};
