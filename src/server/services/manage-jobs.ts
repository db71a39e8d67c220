import { setTimeout as pause } from 'node:timers/promises';
import { plans, unlimited } from '../../contract/plans.ts';
import { isUuid } from '../../contract/uuid.ts';
import {
  type Job,
  type JobKind,
  type JobMediaType,
  type JobResult,
  type JobResults,
  type JobResultsQuery,
  type Jobs,
  type JobUsage,
  jobMediaTypes,
  jobPageSize,
  maxOpenJobs,
} from '../../contract/v1/jobs.ts';
import type { JobQueue } from '../adapters/job-queue.ts';
import { Failure } from '../failure.ts';
import type { ItemLine } from '../store/job-item-rows.ts';
import type { JobItemStore } from '../store/job-items.ts';
import type { JobUsageStore } from '../store/job-usage.ts';
import { isEnded, type JobRow, type JobStore, jobEnd } from '../store/jobs.ts';
import type { UploadRow, UploadStore } from '../store/uploads.ts';
import type { UserRow } from '../store/users.ts';
import { headBytes, mediaTypeOf } from './media-type-of.ts';
import { itemsInPart, partsOf } from './split-job.ts';

/** How long the answer to a new job waits for the number of its items. */
const countedWithinMs = 1000;
const lookEveryMs = 50;

type Needs = {
  jobs: JobStore;
  items: JobItemStore;
  uploads: Pick<UploadStore, 'find' | 'open'>;
  usage: Pick<JobUsageStore, 'used'>;
  queue: Pick<JobQueue, 'ready' | 'send'>;
  /** Has this server look into the queue at once. */
  wake: () => void;
  /** Called when a job has ended: messages may wait to be sent. */
  onEnded: () => void;
  clock: () => Date;
};
type NewJob = { id: string; upload: UploadRow; kind: JobKind; mediaType: JobMediaType; name: string | null };

/** A person's jobs. What belongs to others looks like what does not exist. */
export const manageJobs = ({ jobs, items, uploads, usage, queue, wake, onEnded, clock }: Needs) => {
  const find = async (user: UserRow, id: string): Promise<JobRow> => {
    const found = isUuid(id) ? await jobs.find(user.id, id) : null;
    if (!found) throw notFound();
    return found;
  };
  const show = async (user: UserRow, id: string): Promise<Job> => presentJob(await find(user, id), clock());
  const whose = (user: UserRow, id: string) => {
    if (!isUuid(id)) throw notFound();
    return { userId: user.id, id };
  };
  const changed = async (user: UserRow, id: string, outcome: boolean | null, refusal: string) => {
    if (outcome === null) throw notFound();
    if (!outcome) throw new Failure('conflict', refusal);
    return show(user, id);
  };

  const usageOf = async (user: UserRow): Promise<JobUsage> => {
    const now = clock();
    const { jobItemsAMonth } = plans[user.planType];
    return {
      used: await usage.used(user.id, now),
      limit: jobItemsAMonth === unlimited ? null : jobItemsAMonth,
      resetsAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString(),
    };
  };

  /** Before anything is read: whose plan has no jobs, or whose month is used up, need not send a gigabyte. */
  const admit = async (user: UserRow): Promise<void> => {
    const { planType } = user;
    if (plans[planType].jobItemsAMonth === 0)
      throw new Failure('not_allowed', `The ${plans[planType].name} plan has no jobs.`, {
        requiresUpgrade: true,
        planType,
      });
    const { used, limit, resetsAt } = await usageOf(user);
    if (limit !== null && used >= limit)
      throw new Failure('limit_reached', `All ${limit.toLocaleString('en')} items of this month are used`, {
        ...{ requiresUpgrade: true, planType, resetsAt },
        retryAfterMs: new Date(resetsAt).getTime() - clock().getTime(),
      });
  };

  /** A small job is counted while its caller waits. */
  const counted = async (user: UserRow, id: string): Promise<Job> => {
    const until = performance.now() + countedWithinMs;
    for (;;) {
      const job = await find(user, id);
      if (job.items !== null || isEnded(job.state) || performance.now() > until)
        return presentJob(job, clock());
      await pause(lookEveryMs);
    }
  };

  const create = async (user: UserRow, { upload, ...job }: NewJob): Promise<Job> => {
    if (!(jobMediaTypes[job.mediaType] as readonly JobKind[]).includes(job.kind))
      throw new Failure('invalid_input', `There is no ${job.kind} in files of the type ${job.mediaType}`, {
        field: 'kind',
      });
    await queue.ready();
    const outcome = await jobs.create(
      { ...job, userId: user.id, bytes: upload.received, uploadId: upload.id, now: clock() },
      maxOpenJobs,
      (transaction, unread) => queue.send(transaction, [{ job: job.id, part: null }], unread),
    );
    if (outcome === 'full')
      throw new Failure(
        'conflict',
        `There are ${maxOpenJobs} jobs that have not ended. Please wait for one.`,
      );
    if (outcome === 'no upload') throw new Failure('conflict', 'A job was made of this upload already');
    if (outcome === 'no such user') throw new Failure('not_signed_in', 'This account has been deleted');
    wake();
    return counted(user, job.id);
  };

  return {
    admit,
    create,
    show,
    find,
    usageOf,

    /** A job of an upload that is complete. */
    createOfUpload: async (
      user: UserRow,
      asked: { id: string; upload: string; kind: JobKind },
    ): Promise<Job> => {
      const upload = isUuid(asked.upload) ? await uploads.find(user.id, asked.upload) : null;
      if (!upload)
        throw new Failure('not_found', 'There is no such upload. It may have expired.', { field: 'upload' });
      if (upload.size === null || upload.received < upload.size || upload.size === 0)
        throw new Failure(
          'conflict',
          `This upload is not complete: ${upload.received} of ${upload.size ?? 'an unknown number of'} bytes have arrived`,
        );
      const { metadata } = upload;
      const name = metadata['filename'] ?? metadata['name'] ?? null;
      const type = metadata['filetype'] ?? metadata['type'] ?? '';
      const head = await (await uploads.open(upload.id))?.read(0, headBytes);
      const mediaType = mediaTypeOf(asked.kind, { type, name: name ?? '', head: head ?? new Uint8Array() });
      return create(user, { id: asked.id, upload, kind: asked.kind, mediaType, name });
    },

    list: async (user: UserRow, cursor: string | undefined): Promise<Jobs> => {
      if (cursor !== undefined && !isUuid(cursor)) throw noSuchPage();
      const found = await jobs.listOf(user.id, cursor ?? null, jobPageSize + 1);
      const shown = found.slice(0, jobPageSize);
      const now = clock();
      const next = found.length > jobPageSize ? shown.at(-1)?.id : undefined;
      return { jobs: shown.map((job) => presentJob(job, now)), ...(next && { next }) };
    },

    results: async (user: UserRow, id: string, query: JobResultsQuery): Promise<JobResults> => {
      const { id: jobId } = await find(user, id);
      const after = Number(query.cursor ?? 0);
      if (!/^\d{0,6}$/.test(query.cursor ?? '')) throw noSuchPage();
      const most = Number(query.limit ?? jobPageSize);
      const found = await items.listOf(jobId, { after, most: most + 1, level: query.level });
      const shown = found.slice(0, most);
      const next = found.length > most ? shown.at(-1)?.number : undefined;
      return { results: shown.map(presentLine), ...(next !== undefined && { next: String(next) }) };
    },

    pause: async (user: UserRow, id: string): Promise<Job> =>
      changed(user, id, await jobs.pause(whose(user, id), clock()), 'This job is not running'),

    resume: async (user: UserRow, id: string): Promise<Job> => {
      const asked = whose(user, id);
      await queue.ready();
      const waiting = await items.waitingOf(asked.id, itemsInPart);
      const outcome = await jobs.resume(asked, clock(), (transaction, job, before) =>
        queue.send(
          transaction,
          job.items === null ? [{ job: job.id, part: null }] : partsOf(job.id, waiting),
          Math.ceil(before / itemsInPart),
        ),
      );
      wake();
      return changed(user, id, outcome, 'This job is not paused');
    },

    cancel: async (user: UserRow, id: string): Promise<Job> => {
      const asked = whose(user, id);
      const outcome = await jobs.cancel(asked, clock());
      if (outcome) {
        await jobs.removeLeftOver(asked.id);
        onEnded();
      }
      return changed(user, id, outcome, 'This job has ended already');
    },

    /** With all its results. */
    remove: async (user: UserRow, id: string): Promise<void> => {
      const asked = whose(user, id);
      if (!(await jobs.hide(asked, clock()))) throw notFound();
      await jobs.remove(asked.id);
    },
  };
};
export type ManageJobs = ReturnType<typeof manageJobs>;

const notFound = () => new Failure('not_found', 'There is nothing at this address');
const noSuchPage = () =>
  new Failure('invalid_input', 'There is no such page. Please start again with the first one.', {
    field: 'cursor',
  });

export const presentJob = (row: JobRow, now: Date): Job => {
  const { id, state, kind, name, bytes, items, done, failed, problem } = row;
  const { safe, suspicious, phishing, inconclusive } = row;
  return {
    ...{ id, state, kind, name, bytes, ...(items !== null && { items }), done, failed },
    counts: { safe, suspicious, phishing, inconclusive },
    ...paceOf(row, now),
    problem,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    deletedAfter: jobEnd(row)?.toISOString() ?? null,
  };
};

/** How fast it is since it last began to run, and how long the rest takes at that. */
const paceOf = (
  { state, startedAt, done, doneBefore, items }: JobRow,
  now: Date,
): Pick<Job, 'perMinute' | 'secondsLeft'> => {
  const ms = startedAt ? now.getTime() - startedAt.getTime() : 0;
  const lately = done - doneBefore;
  if (state !== 'running' || ms <= 0 || lately <= 0) return { perMinute: null, secondsLeft: null };
  return {
    perMinute: Math.round((lately * 60_000) / ms),
    secondsLeft: items === null ? null : Math.ceil(((items - done) * ms) / lately / 1000),
  };
};

const presentLine = ({ number, id, name, input, checked, verdict, problem }: ItemLine): JobResult => ({
  id,
  item: number,
  name,
  input,
  ...{ title: checked.title, sender: checked.sender },
  riskLevel: verdict?.riskLevel ?? null,
  riskScore: verdict?.riskScore ?? null,
  conclusive: verdict?.isConclusive ?? null,
  ...(problem !== null && { error: problem }),
});
