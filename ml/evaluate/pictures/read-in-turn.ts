import { readFileSync } from 'node:fs';
import type { PictureReading } from '../../../src/engine/parse/picture/picture-reading.ts';
import { readPicture } from '../../../src/vision/read-picture.ts';

export type Cost = {
  wallMs: number;
  cpuMs: number;
  /** What the process held afterwards. */
  memory: number;
};

export type ReadOnce = { reading: PictureReading; cost: Cost };

/** Reads one picture after another in this very process, as a worker of the product does, and says what it took. */
export const readInTurn = async (file: string): Promise<ReadOnce> => {
  const bytes = readFileSync(file);
  const begin = performance.now();
  const before = process.cpuUsage();
  const reading = await readPicture(bytes);
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
