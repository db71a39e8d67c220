import { setTimeout } from 'node:timers/promises';
import type { UnnotedVerdictStore } from '../store/unnoted-verdicts.ts';

/** Between two steps everybody else has their turn. */
const pauseMs = 20;

/**
 * Notes for results of earlier versions whether they are inconclusive, so that no figure counts them as safe. In steps that each stand
 * for themselves: interrupted, it goes on with what is left. Returns how many it has read.
 */
export const noteInconclusive =
  ({ unnoted }: { unnoted: UnnotedVerdictStore }) =>
  async (signal: AbortSignal): Promise<number> => {
    let rows = 0;
    for (let done = await unnoted.noteSome(); done > 0 && !signal.aborted; done = await unnoted.noteSome()) {
      rows += done;
      await setTimeout(pauseMs);
    }
    return rows;
  };
