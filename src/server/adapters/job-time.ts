import { setImmediate } from 'node:timers/promises';

type Needs = {
  /** Milliseconds of CPU time that the worker has used so far; null when unknown. */
  usedMs: () => Promise<number | null>;
  limitMs: number;
  /** By the clock; three times the limit when left out. */
  withinMs?: number;
  onOver: () => void;
};

/** On a crowded machine, or while it waits for something, a job may take so many times its limit. */
const patience = 3;

/**
 * Limits one job to its worker's own CPU time, so that a legitimate job is not given up because the machine is busy with
 * others. Returns what to call when the job is done.
 */
export const holdToTime = ({
  usedMs,
  limitMs,
  withinMs = patience * limitMs,
  onOver,
}: Needs): (() => void) => {
  const begun = performance.now();
  const usedBefore = usedMs();
  let isDone = false;
  const look = async () => {
    const [now, before] = [await usedMs(), await usedBefore];
    const used = now === null || before === null ? 0 : Math.max(0, now - before);
    // The result may have come meanwhile and only wait to be read.
    await setImmediate();
    if (isDone) return;
    const left = begun + withinMs - performance.now();
    if (used >= limitMs || left <= 0) onOver();
    else timer = setTimeout(look, Math.min(left, limitMs - used));
  };
  let timer = setTimeout(look, Math.min(limitMs, withinMs));
  return () => {
    isDone = true;
    clearTimeout(timer);
  };
};
