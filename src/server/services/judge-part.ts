import { setImmediate } from 'node:timers/promises';
import type { Outcome } from '../store/job-item-rows.ts';
import type { JobItemStore } from '../store/job-items.ts';
import { fewAtOnce } from './few-at-once.ts';
import type { JudgeItem } from './judge-item.ts';
import { itemsInPart } from './split-job.ts';

const keepEveryMs = 2000;
/** To put more into the embedded database at once takes so long that others would notice. */
const keptAtOnce = 10;

type Needs = {
  items: Pick<JobItemStore, 'take' | 'keep'>;
  judge: JudgeItem;
  /** Resolves when no single check is in progress: they come first. */
  makeWay: () => Promise<void>;
  /** How many items of all parts are judged at once by this server. */
  atOnce: number;
  /** Called when a message waits to be sent. */
  onQueued: () => void;
  clock: () => Date;
};

/** Judges the items of one part of a job that wait, and keeps their results some at a time, each once. */
export const judgePart = ({ items, judge, makeWay, atOnce, onQueued, clock }: Needs) => {
  const inTurn = fewAtOnce(atOnce);
  return async (job: string, part: number, signal: AbortSignal): Promise<void> => {
    const range = { from: part * itemsInPart + 1, to: (part + 1) * itemsInPart };
    for (;;) {
      await makeWay();
      const taken = await items.take(job, { ...range, now: clock() });
      if (!taken) return;
      const done: Outcome[] = [];
      let keptAt = performance.now();
      // What is judged is seen soon, and is not lost with the server.
      const keep = async () => {
        keptAt = performance.now();
        // A single check that has begun waits for none of it, but for the one that it met.
        await makeWay();
        const { isQueued } = await items.keep(job, done.splice(0), clock());
        if (isQueued) onQueued();
      };
      const judged = await Promise.allSettled(
        taken.items.map((item) =>
          inTurn(async () => {
            // Links are judged on this thread: between two of them, others have their turn.
            await setImmediate();
            await makeWay();
            signal.throwIfAborted();
            done.push(await judge({ ...taken, signal }, item));
            if (done.length >= keptAtOnce || performance.now() - keptAt > keepEveryMs) await keep();
          }),
        ),
      );
      // What is judged is kept, whatever became of the others.
      await keep();
      const failed = judged.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  };
};
export type JudgePart = ReturnType<typeof judgePart>;
