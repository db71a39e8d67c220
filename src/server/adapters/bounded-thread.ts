import { Worker } from 'node:worker_threads';

/** For what lives shortly. By itself V8 takes up to 192 MB in each thread and keeps them; more than this makes nothing faster. */
const youngHeapMb = 12;

type Options = { maxHeapMb: number; workerData?: unknown };

/** A thread for hostile input: what it may hold is bounded, and whoever breaks out of a parser finds no secrets around. */
export const boundedThread = (script: URL, { maxHeapMb, workerData }: Options): Worker =>
  new Worker(script, {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: youngHeapMb },
  });
