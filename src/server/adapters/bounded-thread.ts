import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../thread-environment.ts';

/** For short-lived objects. By default V8 keeps up to 192 MB in each thread; more than this makes nothing faster. */
const youngHeapMb = 12;

type Options = { maxHeapMb: number; workerData?: unknown };

/** A thread for hostile input: its memory is bounded, and an attacker who breaks out of a parser finds no secrets in it. */
export const boundedThread = (script: URL, { maxHeapMb, workerData }: Options): Worker =>
  new Worker(script, {
    workerData,
    env: threadEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: youngHeapMb },
  });
