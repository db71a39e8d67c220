import { setTimeout } from 'node:timers/promises';
import type { PlainContentStore } from '../store/plain-content.ts';
import { thoroughVacuum, type Vacuum } from '../store/vacuum.ts';

/** Between two steps everybody else has their turn. */
const pauseMs = 20;

type Needs = {
  plain: PlainContentStore;
  vacuum: (how: Vacuum) => Promise<void>;
  clock: () => Date;
};

/**
 * Encrypts what earlier versions have stored in the open, in steps that each stand for themselves: interrupted, it goes on with
 * what is left. Afterwards the tables are rewritten, so that the files forget it, too. Returns how many rows it encrypted.
 */
export const sealOldContent =
  ({ plain, vacuum, clock }: Needs) =>
  async (signal: AbortSignal): Promise<number> => {
    let rows = 0;
    for (const step of [() => plain.sealAnalyses(clock()), plain.sealMessages])
      for (let done = await step(); done > 0 && !signal.aborted; done = await step()) {
        rows += done;
        await setTimeout(pauseMs);
      }
    if (rows > 0 && !signal.aborted) await vacuum(thoroughVacuum);
    return rows;
  };
