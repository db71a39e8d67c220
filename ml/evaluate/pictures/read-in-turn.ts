import { readFileSync } from 'node:fs';
import type { PictureReading } from '../../../src/engine/parse/picture/picture-reading.ts';
import { readPicture } from '../../../src/vision/read-picture.ts';
import { say } from '../print.ts';

export type Cost = {
  wallMs: number;
  cpuMs: number;
  /** What the process held afterwards. */
  memory: number;
};

export type ReadOnce = { reading: PictureReading; cost: Cost };

/** More faults than this, and it is the reader that is measured broken. */
const mostFaults = 5;
let faults = 0;

/** Reads one picture after another in this very process, as a worker of the product does, and says what it took. */
export const readInTurn = async (file: string): Promise<ReadOnce> => {
  const bytes = readFileSync(file);
  const begin = performance.now();
  const before = process.cpuUsage();
  const reading = await readPicture(bytes, {
    onFault: (error) => {
      faults += 1;
      say(`a part of the reading failed on ${file}: ${String(error)}`);
      if (faults > mostFaults) throw new Error('reading fails too often to be measured', { cause: error });
    },
  });
  const { user, system } = process.cpuUsage(before);
  return {
    reading,
    cost: {
      wallMs: performance.now() - begin,
      cpuMs: (user + system) / 1000,
      memory: process.memoryUsage.rss(),
    },
  };
};

/** Growth from when everything is loaded until as many pictures later, in megabytes. Null where there were too few. */
export const memoryGrowth = (costs: readonly Cost[], warm = 20, later = 200): number | null => {
  const from = costs[warm];
  const to = costs[warm + later];
  return from && to ? Math.round((to.memory - from.memory) / 1_048_576) : null;
};
