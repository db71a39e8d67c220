import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

type Needs = { worker: Worker; limitMs: number; onOver: () => void };

/** On a crowded machine, or while it waits for something, a thread may take so many times its limit. */
const patience = 3;

/** A thread says at once what it has used, unless it gets no turn or is deep in something that nobody can interrupt. */
const sayWithinMs = 200;

/**
 * Holds one job to a time: that of its own thread, so that an honest job is not given up because the machine is busy
 * with others. Returns what to call when the job is done.
 */
export const holdToTime = ({ worker, limitMs, onOver }: Needs): (() => void) => {
  const begun = performance.now();
  const usedBefore = usedBy(worker);
  let isDone = false;
  const look = async () => {
    const used = Math.max(0, (await usedBy(worker)) - (await usedBefore));
    // The result may have come meanwhile and only wait to be read.
    await setImmediate();
    if (isDone) return;
    const isOver = used >= limitMs || performance.now() - begun >= patience * limitMs;
    if (isOver) onOver();
    else timer = setTimeout(look, limitMs - used);
  };
  let timer = setTimeout(look, limitMs);
  return () => {
    isDone = true;
    clearTimeout(timer);
  };
};

/** Milliseconds since the thread began; none when it does not say. */
const usedBy = async (worker: Worker): Promise<number> => {
  const silence = new AbortController();
  try {
    return await Promise.race([
      worker.cpuUsage().then(({ user, system }) => (user + system) / 1000),
      wait(sayWithinMs, 0, { signal: silence.signal }),
    ]);
  } catch {
    // It has ended: its exit is the story.
    return 0;
  } finally {
    silence.abort();
  }
};
