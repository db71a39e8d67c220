// Long because it is one thing: every change of a job's state, each in a transaction that locks its row.

import {
  and,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { endedJobStates, type JobKind, type JobMediaType, type JobState } from '../../contract/v1/jobs.ts';
import { type ContentKeyStore, OwnerGone, userOwner } from './content-keys.ts';
import { type Database, moment } from './database.ts';
import { giveBackItems, monthOf, reserveItems } from './job-usage.ts';
import { idempotentAnswers, jobItems, jobs, uploads, users, webhookDeliveries } from './schema.ts';
import { seal, unseal } from './seal.ts';
import { removeUploads } from './uploads.ts';
import { type UserRow, userAt } from './users.ts';
import { queueWebhooks } from './webhook-deliveries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A statement that deletes more takes too long. */
const itemsAtOnce = 2000;

type Stored = typeof jobs.$inferSelect;
/** A job, with its name opened. */
export type JobRow = Omit<Stored, 'name' | 'contentKeyId'> & {
  name: string | null;
  /** For how many days its owner has things kept. */
  retentionDays: number | null;
};
type NewJob = {
  id: string;
  userId: string;
  kind: JobKind;
  mediaType: JobMediaType;
  bytes: number;
  name: string | null;
  uploadId: string;
  now: Date;
};

/** What is put into the queue in the transaction of the change: behind so many items, or unread jobs, of the same person. */
export type Queueing = (transaction: Database, behind: number) => Promise<void>;

export const isEnded = (state: JobState): boolean => (endedJobStates as readonly JobState[]).includes(state);

export const jobStore = (db: Database, keys: ContentKeyStore) => {
  const isOf = (userId: string, id: string) =>
    and(eq(jobs.id, id), eq(jobs.userId, userId), isNull(jobs.deletedAt));

  const opened = async (
    rows: readonly { job: Stored; retentionDays: number | null }[],
  ): Promise<JobRow[]> => {
    const found = await keys.byIds(rows.map(({ job }) => job.contentKeyId));
    return rows.flatMap(({ job: { contentKeyId, name, ...job }, retentionDays }) => {
      const key = found.get(contentKeyId);
      // One whose key is gone is as good as deleted.
      return key
        ? [{ ...job, retentionDays, name: JSON.parse(unseal(key, name, `job ${job.id}`)) as string | null }]
        : [];
    });
  };
  const select = () =>
    db
      .select({ job: jobs, retentionDays: users.retentionDays })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.userId))
      .$dynamic();

  const create = async (
    { id, userId, name, uploadId, now, ...rest }: NewJob,
    most: number,
    queue: Queueing,
  ): Promise<'created' | 'full' | 'no upload' | 'no such user'> => {
    const owner = userOwner(userId);
    const key = await keys.of(owner).catch((error: unknown) => {
      if (error instanceof OwnerGone) return null;
      throw error;
    });
    if (!key) return 'no such user';
    const outcome = await db.transaction(async (transaction) => {
      // One after the other, so that none is created beyond their number.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      if (!(await keys.hold(transaction, key))) return 'no such key';
      const [open] = await transaction
        .select({ jobs: count() })
        .from(jobs)
        .where(
          and(eq(jobs.userId, userId), isNull(jobs.deletedAt), notInArray(jobs.state, [...endedJobStates])),
        );
      if ((open?.jobs ?? 0) >= most) return 'full';
      const [unread] = await transaction
        .select({ jobs: count() })
        .from(jobs)
        .where(and(eq(jobs.userId, userId), eq(jobs.state, 'queued')));
      const taken = await transaction
        .update(uploads)
        .set({ jobId: id, touchedAt: now })
        .where(and(eq(uploads.id, uploadId), eq(uploads.userId, userId), isNull(uploads.jobId)))
        .returning({ id: uploads.id });
      if (taken.length === 0) return 'no upload';
      await transaction.insert(jobs).values({
        ...{ ...rest, id, userId, uploadId, state: 'queued', createdAt: now, movedAt: now },
        contentKeyId: key.id,
        name: seal(key.key, JSON.stringify(name), `job ${id}`),
      });
      await queue(transaction, unread?.jobs ?? 0);
      return 'created';
    });
    if (outcome !== 'no such key') return outcome;
    // Another server has destroyed the key since this one read it.
    keys.forget(owner);
    return create({ id, userId, name, uploadId, now, ...rest }, most, queue);
  };

  /** Changes the state of a job that is in one of these; null where there is none of theirs, false where it is in another. */
  const change = async (
    { userId, id }: { userId: string; id: string },
    from: readonly JobState[],
    work: (transaction: Database, job: Stored) => Promise<void>,
  ): Promise<boolean | null> =>
    db.transaction(async (transaction) => {
      const [job] = await transaction.select().from(jobs).where(isOf(userId, id)).for('update');
      if (!job) return null;
      if (!from.includes(job.state)) return false;
      await work(transaction, job);
      return true;
    });

  return {
    create,

    find: async (userId: string, id: string): Promise<JobRow | null> => {
      const [row] = await opened(await select().where(isOf(userId, id)));
      return row ?? null;
    },

    /** The newest first; `before` is the last one of the page before. */
    listOf: async (userId: string, before: string | null, most: number): Promise<JobRow[]> => {
      const place = sql`(${jobs.createdAt}, ${jobs.id})`;
      const last = db
        .select({ createdAt: jobs.createdAt, id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.id, before ?? ''), eq(jobs.userId, userId)));
      return opened(
        await select()
          .where(
            and(
              eq(jobs.userId, userId),
              isNull(jobs.deletedAt),
              before === null ? undefined : sql`${place} < (${last})`,
            ),
          )
          .orderBy(desc(jobs.createdAt), desc(jobs.id))
          .limit(most),
      );
    },

    /** A job whose items are still to be counted, with whose it is. */
    toSplit: async (id: string, now: Date): Promise<{ job: Stored; user: UserRow } | null> => {
      const [found] = await db
        .select({ job: jobs, user: users })
        .from(jobs)
        .innerJoin(users, eq(users.id, jobs.userId))
        .where(and(eq(jobs.id, id), isNull(jobs.items), inArray(jobs.state, ['queued', 'paused'])));
      return found ? { job: found.job, user: userAt(found.user, now) } : null;
    },

    /**
     * Its items are counted and counted against the month of its owner, all or none; with its place in the queue. One that is paused
     * stays so.
     */
    begin: async (
      id: string,
      items: number,
      { allowance, refusal, queue, now }: Beginning,
    ): Promise<'begun' | 'refused' | 'over'> =>
      db.transaction(async (transaction) => {
        const [job] = await transaction.select().from(jobs).where(eq(jobs.id, id)).for('update');
        if (!job || job.items !== null || !['queued', 'paused'].includes(job.state)) return 'over';
        const used = await reserveItems(transaction, {
          ...{ userId: job.userId, month: monthOf(job.createdAt), items, allowance },
        });
        if (job.uploadId) await removeUploads(transaction, { ids: [job.uploadId] });
        if (used !== null) {
          await endWith(transaction, { ...job, items }, { state: 'failed', problem: refusal(used), now });
          return 'refused';
        }
        const isRunning = job.state === 'queued';
        // What could not be read is done already.
        const failed = await transaction.$count(
          jobItems,
          and(eq(jobItems.jobId, id), eq(jobItems.state, 'failed')),
        );
        const counts = { items, uploadId: null, done: failed, failed, doneBefore: failed, movedAt: now };
        await transaction
          .update(jobs)
          .set({ ...counts, ...(isRunning && { state: 'running', startedAt: now }) })
          .where(eq(jobs.id, id));
        if (failed === items)
          await endWith(transaction, { ...job, ...counts }, { state: 'finished', problem: null, now });
        else if (isRunning) await queue(transaction, await itemsBefore(transaction, job));
        return 'begun';
      }),

    /** It cannot be judged at all; with the number of its items, where that is known. */
    fail: async (id: string, problem: string, now: Date, items: number | null = null): Promise<void> => {
      await db.transaction(async (transaction) => {
        const [job] = await transaction.select().from(jobs).where(eq(jobs.id, id)).for('update');
        if (!job || isEnded(job.state)) return;
        if (job.uploadId) await removeUploads(transaction, { ids: [job.uploadId] });
        await giveBack(transaction, job);
        await endWith(transaction, { ...job, items: items ?? job.items }, { state: 'failed', problem, now });
      });
    },

    pause: (whose: Whose, now: Date) =>
      change(whose, ['queued', 'running'], async (transaction, { id }) => {
        await transaction.update(jobs).set({ state: 'paused', movedAt: now }).where(eq(jobs.id, id));
      }),

    /** What of it has to be queued follows from whether its items are known. */
    resume: (
      whose: Whose,
      now: Date,
      queue: (transaction: Database, job: Stored, behind: number) => Promise<void>,
    ) =>
      change(whose, ['paused'], async (transaction, job) => {
        const state = job.items === null ? 'queued' : 'running';
        await transaction
          .update(jobs)
          .set({ state, startedAt: now, doneBefore: job.done, movedAt: now })
          .where(eq(jobs.id, job.id));
        await queue(transaction, job, await itemsBefore(transaction, job));
      }),

    /** What was not judged is given back. */
    cancel: (whose: Whose, now: Date) =>
      change(whose, ['queued', 'running', 'paused'], async (transaction, job) => {
        if (job.uploadId) await removeUploads(transaction, { ids: [job.uploadId] });
        await giveBack(transaction, job);
        await endWith(transaction, job, { state: 'cancelled', problem: null, now });
      }),

    /** Nobody sees it from here on; its items are removed by `remove`. False where there is none of theirs. */
    hide: async ({ userId, id }: Whose, now: Date): Promise<boolean> =>
      db.transaction(async (transaction) => {
        const [job] = await transaction.select().from(jobs).where(isOf(userId, id)).for('update');
        if (!job) return false;
        if (!isEnded(job.state)) await giveBack(transaction, job);
        if (job.uploadId) await removeUploads(transaction, { ids: [job.uploadId] });
        await transaction
          .update(jobs)
          .set({ deletedAt: now, ...(!isEnded(job.state) && { state: 'cancelled' }) })
          .where(eq(jobs.id, id));
        return true;
      }),

    /** The jobs that are to go: deleted by their owners, or older than these have things kept. */
    toRemove: async (now: Date): Promise<string[]> => {
      const found = await db
        .select({ id: jobs.id })
        .from(jobs)
        .innerJoin(users, eq(users.id, jobs.userId))
        .where(
          or(
            isNotNull(jobs.deletedAt),
            sql`${jobs.createdAt} < ${moment(now)} - ${users.retentionDays} * interval '24 hours'`,
          ),
        );
      return found.map(({ id }) => id);
    },

    /** A job with all its items, some at a time. */
    remove: async (id: string): Promise<void> => {
      await removeItems(db, id, false);
      await db.delete(idempotentAnswers).where(eq(idempotentAnswers.analysisId, id));
      await db.delete(webhookDeliveries).where(eq(webhookDeliveries.about, id));
      await db.delete(jobs).where(eq(jobs.id, id));
    },

    /**
     * What a job that has ended has no use for: items that wait, and all where none was counted. Nothing of one that is open: another
     * server may have begun it meanwhile.
     */
    removeLeftOver: async (id: string): Promise<void> => {
      const [job] = await db
        .select({ state: jobs.state, items: jobs.items })
        .from(jobs)
        .where(eq(jobs.id, id));
      if (job && isEnded(job.state)) await removeItems(db, id, job.items !== null && job.state !== 'failed');
    },

    /** Jobs that ended on a server that was killed before it had removed what is left over. */
    withLeftOver: async (): Promise<string[]> => {
      const waiting = db
        .select({ number: jobItems.number })
        .from(jobItems)
        .where(and(eq(jobItems.jobId, jobs.id), eq(jobItems.state, 'waiting')));
      const found = await db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(inArray(jobs.state, [...endedJobStates]), exists(waiting)));
      return found.map(({ id }) => id);
    },

    /** Open jobs of which nothing was heard since: what was to be done for them is not in the queue any more, or takes long. */
    silentSince: async (before: Date): Promise<Pick<Stored, 'id' | 'items'>[]> =>
      db
        .select({ id: jobs.id, items: jobs.items })
        .from(jobs)
        .where(and(inArray(jobs.state, ['queued', 'running']), lt(jobs.movedAt, before))),

    /** A job that was queued again is not silent. */
    touch: async (id: string, now: Date): Promise<void> => {
      await db.update(jobs).set({ movedAt: now }).where(eq(jobs.id, id));
    },

    hasOpen: async (): Promise<boolean> => {
      const found = await db
        .select({ id: jobs.id })
        .from(jobs)
        .where(inArray(jobs.state, ['queued', 'running']))
        .limit(1);
      return found.length > 0;
    },
  };
};
export type JobStore = ReturnType<typeof jobStore>;
type Whose = { userId: string; id: string };
type Beginning = {
  /** Null: any number. */
  allowance: number | null;
  /** What to say when so many are used already. */
  refusal: (used: number) => string;
  queue: Queueing;
  now: Date;
};

export const removeItems = async (db: Database, jobId: string, isWaiting: boolean): Promise<void> => {
  let removed: { number: number }[];
  do {
    const some = db
      .select({ number: jobItems.number })
      .from(jobItems)
      .where(and(eq(jobItems.jobId, jobId), isWaiting ? eq(jobItems.state, 'waiting') : undefined))
      .limit(itemsAtOnce);
    removed = await db
      .delete(jobItems)
      .where(and(eq(jobItems.jobId, jobId), inArray(jobItems.number, some)))
      .returning({ number: jobItems.number });
  } while (removed.length === itemsAtOnce);
};

/** How many items of the same person wait in other jobs. */
const itemsBefore = async (transaction: Database, { id, userId }: Stored): Promise<number> => {
  const [before] = await transaction
    .select({ items: sql<number>`coalesce(sum(${jobs.items} - ${jobs.done}), 0)`.mapWith(Number) })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.state, 'running'), ne(jobs.id, id), isNull(jobs.deletedAt)));
  return before?.items ?? 0;
};

/** The items that were counted against the month and not judged. */
const giveBack = async (transaction: Database, job: Stored): Promise<void> => {
  if (job.items === null) return;
  await giveBackItems(transaction, {
    ...{ userId: job.userId, month: monthOf(job.createdAt), items: job.items - job.done },
  });
};

/** Ends a job, and queues the messages that say so. */
export const endWith = async (
  transaction: Database,
  job: Stored,
  { state, problem, now }: { state: 'finished' | 'failed' | 'cancelled'; problem: string | null; now: Date },
): Promise<number> => {
  await transaction
    .update(jobs)
    .set({ state, problem, items: job.items, endedAt: now, movedAt: now, uploadId: null })
    .where(eq(jobs.id, job.id));
  const { kind, items, done, failed, safe, suspicious, phishing, inconclusive } = job;
  return queueWebhooks(transaction, {
    ...{ userId: job.userId, event: 'job.finished', about: job.id, at: now },
    data: { state, kind, items, done, failed, counts: { safe, suspicious, phishing, inconclusive } },
  });
};

/** All jobs and uploads of a person, when they delete all that they have submitted: the rows are removed later. */
export const hideJobsOf = async (transaction: Database, userId: string, now: Date): Promise<void> => {
  await removeUploads(transaction, { userId });
  const open = await transaction
    .update(jobs)
    .set({ deletedAt: now })
    .where(and(eq(jobs.userId, userId), isNull(jobs.deletedAt)))
    .returning();
  for (const job of open) if (!isEnded(job.state)) await giveBack(transaction, job);
  await transaction
    .update(jobs)
    .set({ state: 'cancelled' })
    .where(and(eq(jobs.userId, userId), notInArray(jobs.state, [...endedJobStates])));
};

/** When a job is deleted by itself. */
export const jobEnd = ({
  createdAt,
  retentionDays,
}: Pick<JobRow, 'createdAt' | 'retentionDays'>): Date | null =>
  retentionDays === null ? null : new Date(createdAt.getTime() + retentionDays * dayMs);
