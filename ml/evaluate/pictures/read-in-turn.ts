import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ScreenshotStage } from '../../../src/contract/index.ts';
import type { PictureReading } from '../../../src/engine/training.ts';
import {
  type PictureAnswer,
  type ProcessNews,
  readerScripts,
  startProcess,
  usedByProcess,
} from '../../../src/server/training.ts';
import { PictureRefused } from '../../../src/vision/training.ts';
import { say } from '../print.ts';

export type Cost = {
  wallMs: number;
  cpuMs: number;
  /** What the process held afterwards, in megabytes. */
  memory: number;
};

export type ReadOnce = { reading: PictureReading; cost: Cost };

/** With more faults than this, the reader itself is broken. */
const mostFaults = 5;
let faults = 0;
let started: Promise<ChildProcess> | undefined;

type News = ProcessNews<PictureAnswer | 'ready', ScreenshotStage>;

const nextAnswer = async (child: ChildProcess): Promise<News & { kind: 'answer' }> => {
  // Only a picture under way keeps us alive for the reader.
  child.ref();
  child.channel?.ref();
  const gone = new AbortController();
  const left = once(child, 'exit', { signal: gone.signal }).then(() => {
    throw new Error('the reader ended before it answered');
  });
  left.catch(() => undefined);
  try {
    for (;;) {
      const [news] = (await Promise.race([once(child, 'message', { signal: gone.signal }), left])) as [News];
      if (news.kind === 'answer') return news;
    }
  } finally {
    gone.abort();
    child.unref();
    child.channel?.unref();
  }
};

const start = async (): Promise<ChildProcess> => {
  const child = startProcess(readerScripts.pictures);
  await nextAnswer(child);
  return child;
};

/** Reads one picture after another in one process of the product, never replaced, and reports what it cost. */
export const readInTurn = async (file: string): Promise<ReadOnce> => {
  started ??= start();
  const child = await started;
  const bytes = readFileSync(file);
  const before = await usedByProcess(child.pid);
  const begin = performance.now();
  const answer = nextAnswer(child);
  child.send({ bytes });
  const { result, residentMb } = await answer;
  const wallMs = performance.now() - begin;
  const cpuMs = ((await usedByProcess(child.pid)) ?? 0) - (before ?? 0);
  if (result === 'ready') throw new Error('the reader began anew in the middle of a picture');
  if (result.state === 'refused') throw new PictureRefused(result.reason);
  for (const fault of result.faults) {
    faults += 1;
    say(`a part of the reading failed on ${file}: ${fault.stack}`);
    if (faults > mostFaults) throw new Error('reading fails too often to be measured');
  }
  if (result.state === 'failed') throw new Error(`nothing of ${file} could be read`);
  return { reading: result.reading, cost: { wallMs, cpuMs, memory: residentMb } };
};

/** Growth from when everything is loaded until as many pictures later, in megabytes. Null where there were too few. */
export const memoryGrowth = (costs: readonly Cost[], warm = 20, later = 200): number | null => {
  const from = costs[warm];
  const to = costs[warm + later];
  return from && to ? to.memory - from.memory : null;
};
