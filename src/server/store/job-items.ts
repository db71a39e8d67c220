import { and, asc, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import type { JobKind, JobResultLevel } from '../../contract/v1/jobs.ts';
import type { Versions } from '../../contract/versions.ts';
import type { DoneItem, JobItem } from '../jobs/types.ts';
import type { ContentKey, ContentKeyStore } from './content-keys.ts';
import type { Database } from './database.ts';
import {
  doneRow,
  type ItemLine,
  isOfLevel,
  lineOf,
  newRow,
  type Outcome,
  openInput,
  openLabel,
  replaced,
  storedRowOf,
} from './job-item-rows.ts';
import { endWith, isEnded } from './jobs.ts';
import { openWhole } from './open-rows.ts';
import { jobItems, jobs, users } from './schema.ts';
import type { AnalysisRow } from './upgrade-row.ts';
import { type UserRow, userAt } from './users.ts';

/** What is read at once of what is to be judged. A single message may be longer. */
const bytesAtOnce = 4 * 1024 * 1024;

/** An item that is to be judged. */
export type WaitingItem = { number: number; id: string; name: string | null; input: Buffer };
export type Taken = { user: UserRow; kind: JobKind; items: WaitingItem[] };
type Options = { madeWith: () => Versions };

export const jobItemStore = (db: Database, keys: ContentKeyStore, { madeWith }: Options) => {
  const keyOf = async (jobId: string): Promise<ContentKey | null> => {
    const [job] = await db.select({ id: jobs.contentKeyId }).from(jobs).where(eq(jobs.id, jobId));
    const key = job && (await keys.byIds([job.id])).get(job.id);
    return job && key ? { id: job.id, key } : null;
  };

  return {
    /** The number of the last item that is there, of a job that was being read when a server died. */
    lastOf: async (jobId: string): Promise<number> => {
      const [last] = await db
        .select({ number: max(jobItems.number) })
        .from(jobItems)
        .where(eq(jobItems.jobId, jobId));
      return last?.number ?? 0;
    },

    /** Adds what was read; what is there already stays. False where the job has ended, or its key is gone. */
    add: async (jobId: string, items: readonly JobItem[], now: Date): Promise<boolean> => {
      const moved = await db
        .update(jobs)
        .set({ movedAt: now })
        .where(and(eq(jobs.id, jobId), isNull(jobs.items), inArray(jobs.state, ['queued', 'paused'])))
        .returning({ id: jobs.id });
      const key = moved.length > 0 ? await keyOf(jobId) : null;
      if (!key) return false;
      await db
        .insert(jobItems)
        .values(items.map((item) => newRow(key.key, jobId, item, now)))
        .onConflictDoNothing();
      return true;
    },

    /** Some that wait between two numbers, while their job runs, with whose they are; null where none is to be judged now. */
    take: async (jobId: string, { from, to, now }: Range): Promise<Taken | null> => {
      const waits = sql`${jobItems.jobId} = ${jobId} and ${jobItems.state} = 'waiting' and ${jobItems.number} between ${from} and ${to}`;
      const sized = sql`(select number, sum(octet_length(input)) over (order by number) - octet_length(input) as before
        from ${jobItems} where ${waits}) as sized`;
      const [job] = await db
        .select({ job: jobs, user: users })
        .from(jobs)
        .innerJoin(users, eq(users.id, jobs.userId))
        .where(and(eq(jobs.id, jobId), eq(jobs.state, 'running')));
      const key = job && (await keys.byIds([job.job.contentKeyId])).get(job.job.contentKeyId);
      if (!job || !key) return null;
      const rows = await db
        .select({ number: jobItems.number, id: jobItems.id, label: jobItems.label, input: jobItems.input })
        .from(jobItems)
        .where(
          and(waits, sql`${jobItems.number} in (select number from ${sized} where before < ${bytesAtOnce})`),
        )
        .orderBy(jobItems.number);
      if (rows.length === 0) return null;
      const items = rows.map(({ number, id, label, input }) => ({
        ...{ number, id, name: openLabel(key, id, label).name },
        input: input ? openInput(key, id, input) : Buffer.alloc(0),
      }));
      return { user: userAt(job.user, now), kind: job.job.kind, items };
    },

    /**
     * Keeps what became of items, each once, and counts them in their job, which ends with the last of them. Who comes too late, because
     * another server was faster or the job has ended, changes nothing. Tells whether a message waits to be sent.
     */
    keep: async (jobId: string, outcomes: readonly Outcome[], now: Date): Promise<{ isQueued: boolean }> => {
      const key = await keyOf(jobId);
      if (!key || outcomes.length === 0) return { isQueued: false };
      const rows = outcomes.map((outcome) => doneRow(key, jobId, outcome, { now, versions: madeWith() }));
      return db.transaction(async (transaction) => {
        const [job] = await transaction.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
        if (!job || isEnded(job.state) || job.deletedAt) return { isQueued: false };
        const kept = await transaction
          .insert(jobItems)
          .values(rows)
          .onConflictDoUpdate({
            target: [jobItems.jobId, jobItems.number],
            set: replaced,
            setWhere: eq(jobItems.state, 'waiting'),
          })
          .returning({
            state: jobItems.state,
            riskLevel: jobItems.riskLevel,
            isInconclusive: jobItems.isInconclusive,
          });
        const sum = (counts: (row: (typeof kept)[number]) => boolean) => kept.filter(counts).length;
        const isOpen = ({ riskLevel, isInconclusive }: (typeof kept)[number]) =>
          riskLevel === 'safe' && isInconclusive === true;
        const counted = {
          ...job,
          done: job.done + kept.length,
          failed: job.failed + sum(({ state }) => state === 'failed'),
          safe: job.safe + sum((row) => row.riskLevel === 'safe' && !isOpen(row)),
          suspicious: job.suspicious + sum(({ riskLevel }) => riskLevel === 'suspicious'),
          phishing: job.phishing + sum(({ riskLevel }) => riskLevel === 'phishing'),
          inconclusive: job.inconclusive + sum(isOpen),
        };
        const { done, failed, safe, suspicious, phishing, inconclusive } = counted;
        await transaction
          .update(jobs)
          .set({ done, failed, safe, suspicious, phishing, inconclusive, movedAt: now })
          .where(eq(jobs.id, jobId));
        if (done !== job.items) return { isQueued: false };
        const queued = await endWith(transaction, counted, { state: 'finished', problem: null, now });
        return { isQueued: queued > 0 };
      });
    },

    /** The ranges of numbers in which items wait, so many in each. */
    waitingOf: async (jobId: string, size: number): Promise<number[]> => {
      const range = sql<number>`(${jobItems.number} - 1) / ${sql.raw(String(size))}`.mapWith(Number);
      const found = await db
        .selectDistinct({ range })
        .from(jobItems)
        .where(and(eq(jobItems.jobId, jobId), eq(jobItems.state, 'waiting')));
      return found.map((row) => row.range).sort((a, b) => a - b);
    },

    /** Those that are done, in the order of their numbers, after one of them. */
    listOf: async (
      jobId: string,
      { after, most, level }: { after: number; most: number; level?: JobResultLevel | undefined },
    ): Promise<ItemLine[]> => {
      const key = await keyOf(jobId);
      if (!key) return [];
      const rows = await db
        .select()
        .from(jobItems)
        .where(
          and(
            eq(jobItems.jobId, jobId),
            gt(jobItems.number, after),
            level ? isOfLevel(level) : inArray(jobItems.state, ['judged', 'failed']),
          ),
        )
        .orderBy(asc(jobItems.number))
        .limit(most);
      return rows.map((row) => lineOf(key.key, row));
    },

    /** All that are done, with all there is of them, a few at a time. */
    openAll: async function* (jobId: string, atOnce = 50): AsyncGenerator<DoneRow> {
      let after = 0;
      for (;;) {
        const found = await db
          .select({ item: jobItems, job: { userId: jobs.userId, contentKeyId: jobs.contentKeyId } })
          .from(jobItems)
          .innerJoin(jobs, eq(jobs.id, jobItems.jobId))
          .where(
            and(
              eq(jobItems.jobId, jobId),
              gt(jobItems.number, after),
              inArray(jobItems.state, ['judged', 'failed']),
            ),
          )
          .orderBy(asc(jobItems.number))
          .limit(atOnce);
        const key =
          found[0] && (await keys.byIds([found[0].job.contentKeyId])).get(found[0].job.contentKeyId);
        if (!key) return;
        const judged = found.flatMap(({ item, job }) => {
          const row = storedRowOf(item, job);
          return row ? [row] : [];
        });
        const results = new Map((await openWhole(keys, judged)).map((row) => [row.id, row]));
        for (const { item } of found) {
          const { name, problem = '', input = '' } = openLabel(key, item.id, item.label);
          const result = results.get(item.id);
          yield { number: item.number, name, ...(result ? { result } : { problem, input }) };
        }
        if (found.length < atOnce) return;
        after = found.at(-1)?.item.number ?? after;
      }
    },

    /** The result of an item of a job that is not deleted; `userId` where it must be theirs. */
    findResult: async (id: string, userId?: string): Promise<JobResultRow | null> => {
      const [found] = await db
        .select({ item: jobItems, job: { userId: jobs.userId, contentKeyId: jobs.contentKeyId } })
        .from(jobItems)
        .innerJoin(jobs, eq(jobs.id, jobItems.jobId))
        .where(
          and(
            eq(jobItems.id, id),
            isNull(jobs.deletedAt),
            userId === undefined ? undefined : eq(jobs.userId, userId),
          ),
        );
      const row = found && storedRowOf(found.item, found.job);
      const [opened] = row ? await openWhole(keys, [row]) : [];
      return found && opened ? { ...opened, jobId: found.item.jobId } : null;
    },
  };
};
export type JobResultRow = AnalysisRow & { jobId: string };
export type JobItemStore = ReturnType<typeof jobItemStore>;
type Range = { from: number; to: number; now: Date };
type DoneRow = Pick<DoneItem, 'number' | 'name'> &
  ({ result: AnalysisRow } | { problem: string; input: string });
