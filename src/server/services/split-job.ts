import { plans, unlimited } from '../../contract/plans.ts';
import { maxJobItems } from '../../contract/v1/jobs.ts';
import type { JobQueue, JobTask } from '../adapters/job-queue.ts';
import { readItems } from '../jobs/read-items.ts';
import type { ByteSource, JobItem } from '../jobs/types.ts';
import type { JobItemStore } from '../store/job-items.ts';
import type { JobUsageStore } from '../store/job-usage.ts';
import type { JobStore } from '../store/jobs.ts';
import type { UploadStore } from '../store/uploads.ts';

/** So many items are judged by the server that takes a part of a job, unless it stops. */
export const itemsInPart = 50;
/** So much is put into the database at once: a single check that comes meanwhile waits for it. */
const itemsAtOnce = 40;
const bytesAtOnce = 512 * 1024;

const gone = 'The file of this job is not there any more. Please send it again.';
const empty = 'There is nothing in this file that could be checked.';

type Needs = {
  jobs: JobStore;
  items: Pick<JobItemStore, 'add' | 'lastOf'>;
  uploads: Pick<UploadStore, 'open'>;
  usage: Pick<JobUsageStore, 'used'>;
  queue: Pick<JobQueue, 'send'>;
  /** Resolves when no single check is in progress: they come first. */
  makeWay: () => Promise<void>;
  /** Called when a job has ended before it began: messages may wait to be sent. */
  onEnded: () => void;
  clock: () => Date;
};

/**
 * Reads the items of a job into rows, some at a time, and begins it once they are counted against the month of its owner. A server that goes
 * on where another was killed reads the file again, and adds what is not there yet.
 */
export const splitJob =
  ({ jobs, items, uploads, usage, queue, makeWay, onEnded, clock }: Needs) =>
  async (id: string, signal: AbortSignal): Promise<void> => {
    const fail = async (problem: string, counted: number | null = null) => {
      await jobs.fail(id, problem, clock(), counted);
      await jobs.removeLeftOver(id);
      onEnded();
    };
    const found = await jobs.toSplit(id, clock());
    if (!found) return;
    const { job, user } = found;
    const source = job.uploadId ? await uploads.open(job.uploadId) : null;
    if (!source) return fail(gone);
    const { jobItemsAMonth } = plans[user.planType];
    const allowance = jobItemsAMonth === unlimited ? null : jobItemsAMonth;
    const refusal = (items: number, used: number) =>
      `This job has ${inFigures(items)} items, and ${inFigures(used)} of the ${inFigures(jobItemsAMonth)} of this month are used. None of them was checked.`;
    const usedBefore = await usage.used(user.id, job.createdAt);
    /** What comes after is counted and not kept: a plan of 500 items must not fill the disk with 100,000. */
    const room = allowance === null ? Number.POSITIVE_INFINITY : allowance - usedBefore;
    const last = await items.lastOf(id);
    let read = 0;
    const { mediaType, kind } = job;
    const file = watched(source, { signal, stillReads: () => jobs.touch(id, clock()) });
    for await (const some of inPortions(readItems({ source: file, mediaType, kind }))) {
      signal.throwIfAborted();
      read = some.at(-1)?.number ?? read;
      const unknown = some.filter(({ number }) => number > last && number <= room);
      if (unknown.length > 0) await makeWay();
      if (unknown.length > 0 && !(await items.add(id, unknown, clock()))) return jobs.removeLeftOver(id);
    }
    if (read === 0) return fail(empty);
    if (read > room) return fail(refusal(read, usedBefore), read);
    const begun = await jobs.begin(id, read, {
      allowance,
      refusal: (used) => refusal(read, used),
      queue: (transaction, before) =>
        queue.send(transaction, partsOf(id, partsIn(read)), Math.ceil(before / itemsInPart)),
      now: clock(),
    });
    if (begun === 'begun') return;
    await jobs.removeLeftOver(id);
    onEnded();
  };
export type SplitJob = ReturnType<typeof splitJob>;

/** The parts of so many items, by their numbers. */
const partsIn = (items: number): number[] =>
  Array.from({ length: Math.ceil(Math.min(items, maxJobItems + 1) / itemsInPart) }, (_, part) => part);

export const partsOf = (job: string, parts: readonly number[]): JobTask[] =>
  parts.map((part) => ({ job, part }));

const touchEveryMs = 30_000;

/** A gigabyte of empty lines has no item for minutes: its reading ends when the server stops, and is not taken for one that stands still. */
const watched = (
  { size, read }: ByteSource,
  { signal, stillReads }: { signal: AbortSignal; stillReads: () => Promise<void> },
): ByteSource => {
  let touchedAt = performance.now();
  return {
    size,
    read: async (from, length) => {
      signal.throwIfAborted();
      if (performance.now() - touchedAt > touchEveryMs) {
        touchedAt = performance.now();
        await stillReads();
      }
      return read(from, length);
    },
  };
};

const inFigures = (count: number): string => count.toLocaleString('en');

async function* inPortions(all: AsyncIterable<JobItem>): AsyncGenerator<JobItem[]> {
  let some: JobItem[] = [];
  let bytes = 0;
  for await (const item of all) {
    some.push(item);
    bytes += 'input' in item ? item.input.length : 0;
    if (some.length < itemsAtOnce && bytes < bytesAtOnce) continue;
    yield some;
    some = [];
    bytes = 0;
  }
  if (some.length > 0) yield some;
}
