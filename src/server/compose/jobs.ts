import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { jobQueue } from '../adapters/job-queue.ts';
import { places } from '../http/places.ts';
import { exportJob } from '../services/export-job.ts';
import { judgeItem } from '../services/judge-item.ts';
import { judgePart } from '../services/judge-part.ts';
import { manageJobs } from '../services/manage-jobs.ts';
import { runJobs } from '../services/run-jobs.ts';
import { splitJob } from '../services/split-job.ts';
import { takeUpload } from '../services/take-upload.ts';
import { tidyJobs } from '../services/tidy-jobs.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { OpenDatabase } from '../store/database.ts';
import { jobItemStore } from '../store/job-items.ts';
import { jobUsageStore } from '../store/job-usage.ts';
import { jobStore } from '../store/jobs.ts';
import { uploadStore } from '../store/uploads.ts';

/** As many as there are threads that judge, and one more whose facts are looked up meanwhile. */
const itemsAtOnce = Math.min(5, Math.max(2, availableParallelism()));

/** Who sends a file or follows a job holds a connection for minutes. The rest of the thousand calls at once is for all others. */
const atOnce = { senders: { all: 200, each: 10 }, followers: { all: 300, each: 20 } };

type Needs = {
  database: OpenDatabase;
  keys: ContentKeyStore;
  madeWith: Parameters<typeof jobItemStore>[2]['madeWith'];
  /** Resolves when no single check is in progress. */
  makeWay: () => Promise<void>;
  /** Messages may wait to be sent. */
  wakeWebhooks: () => void;
  clock: () => Date;
  /** How many gigabytes uploads may have together. */
  uploadSpaceGb: number;
  log: FastifyBaseLogger;
};

/** Jobs of many checks: where they are kept, what does them, and what people do with them. */
export const jobsOf = (
  { database, keys, madeWith, makeWay, wakeWebhooks, clock, uploadSpaceGb, log }: Needs,
  judging: Omit<Parameters<typeof judgeItem>[0], 'onFault'>,
) => {
  const { db } = database;
  const jobs = jobStore(db, keys);
  const items = jobItemStore(db, keys, { madeWith });
  const uploads = uploadStore(db, keys);
  const usage = jobUsageStore(db);
  const onFailure = (error: unknown) => log.warn({ err: error }, 'a job could not go on');
  const queue = jobQueue({ database, onFault: onFailure });
  const runner = runJobs({
    queue,
    jobs,
    queueAgain: (tasks) => queue.send(db, tasks),
    items,
    split: splitJob({ jobs, items, uploads, usage, queue, makeWay, onEnded: wakeWebhooks, clock }),
    judgePart: judgePart({
      items,
      judge: judgeItem({
        ...judging,
        onFault: (error) => log.error({ err: error }, 'an item of a job broke its check'),
      }),
      makeWay,
      atOnce: itemsAtOnce,
      onQueued: wakeWebhooks,
      clock,
    }),
    clock,
    onFailure,
  });
  const managed = manageJobs({
    ...{ jobs, items, uploads, usage, queue, clock },
    wake: runner.wake,
    onEnded: wakeWebhooks,
  });
  let isStopping = false;
  return {
    items,
    tidy: tidyJobs({ jobs, uploads, usage }),
    calls: {
      manageJobs: managed,
      takeUpload: takeUpload({ uploads, spaceGb: uploadSpaceGb, clock }),
      exportJob: exportJob({ manageJobs: managed, items, clock }),
      isStopping: () => isStopping,
      senders: places(atOnce.senders),
      followers: places(atOnce.followers),
    },
    start: runner.wake,
    /** Those who follow a job are told to come back. */
    endEvents: () => {
      isStopping = true;
    },
    stop: runner.stop,
  };
};
