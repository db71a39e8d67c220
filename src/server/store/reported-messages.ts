import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { messageRetentionDays } from '../../contract/retention-times.ts';
import type { ReportedSender, ReportOutcome } from '../reports/types.ts';
import { type ContentKeyStore, messageOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { reportedItems, reportedMessages } from './schema.ts';
import { seal, sealBytes, unseal, unsealBytes } from './seal.ts';
import { storableJson } from './storable.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Renewed while a server is at work: one that dies costs its reports no more than this. */
export const reportHoldMs = 15 * 1000;

type Stored = typeof reportedMessages.$inferSelect;
export type ReportedItem = Omit<typeof reportedItems.$inferSelect, 'reportId' | 'number'>;

/** A mail as it arrived. */
export type Arrival = {
  id: string;
  receivedAt: Date;
  via: 'smtp' | 'imap';
  digest: string;
  sender: ReportedSender;
  bytes: Uint8Array;
};

/** Without what is encrypted; `sender` is null where its key is gone. */
export type ReportedMessage = Omit<Stored, 'content' | 'source' | 'contentKeyId'> & {
  sender: ReportedSender | null;
};

/** One that is to be judged. */
export type DueReport = Stored & { sender: ReportedSender; bytes: Uint8Array };

/** What became of it. */
export type ReportEnd = {
  outcome: ReportOutcome;
  reason: string | null;
  userId: string | null;
  organisationId: string | null;
  sender: ReportedSender;
  items: readonly ReportedItem[];
  now: Date;
};

type Bounds = { reports: number; bytes: number };

/** Mails that arrived at the report mailbox: each is kept before its receipt is confirmed, and judged once by one of all servers. */
export const reportedMessageStore = (db: Database, keys: ContentKeyStore) => {
  const opened = async (rows: readonly Stored[]): Promise<ReportedMessage[]> => {
    const found = await keys.byIds(rows.map(({ contentKeyId }) => contentKeyId));
    return rows.map(({ content, source: _, contentKeyId, ...row }) => {
      const key = found.get(contentKeyId);
      return { ...row, sender: key ? readSender(unseal(key, content, placeOf(row.id))) : null };
    });
  };

  return {
    /** False where it was brought before. */
    add: async (arrival: Arrival): Promise<boolean> => {
      const { id, receivedAt, via, digest, sender, bytes } = arrival;
      const key = await keys.of(messageOwner(receivedAt));
      const added = await db
        .insert(reportedMessages)
        .values({
          ...{ id, receivedAt, via, digest },
          size: bytes.length,
          contentKeyId: key.id,
          content: seal(key.key, writeSender(sender), placeOf(id)),
          source: sealBytes(key.key, bytes, sourceOf(id)),
        })
        .onConflictDoNothing()
        .returning({ id: reportedMessages.id });
      return added.length > 0;
    },

    /** Whether so much waits that more would wait for too long. */
    isFull: async ({ reports, bytes }: Bounds): Promise<boolean> => {
      const [waiting] = await db
        .select({
          reports: sql<number>`count(*)::int`,
          bytes: sql<number>`coalesce(sum(${reportedMessages.size}), 0)::float8`,
        })
        .from(reportedMessages)
        .where(eq(reportedMessages.state, 'waiting'));
      return waiting !== undefined && (waiting.reports >= reports || waiting.bytes >= bytes);
    },

    /** Takes the one that has waited longest: for a while no other server does. Null where none waits. */
    take: async (now: Date): Promise<DueReport | null> => {
      const next = db
        .select({ id: reportedMessages.id })
        .from(reportedMessages)
        .where(
          and(
            eq(reportedMessages.state, 'waiting'),
            or(isNull(reportedMessages.heldUntil), lte(reportedMessages.heldUntil, now)),
          ),
        )
        .orderBy(asc(reportedMessages.receivedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(reportedMessages)
        .set({
          heldUntil: new Date(now.getTime() + reportHoldMs),
          tries: sql`${reportedMessages.tries} + 1`,
        })
        .where(inArray(reportedMessages.id, next))
        .returning();
      if (!row) return null;
      const key = (await keys.byIds([row.contentKeyId])).get(row.contentKeyId);
      if (!key || !row.source) {
        // Nobody can read it any more.
        await db.delete(reportedMessages).where(eq(reportedMessages.id, row.id));
        return null;
      }
      return {
        ...row,
        sender: readSender(unseal(key, row.content, placeOf(row.id))),
        bytes: unsealBytes(key, row.source, sourceOf(row.id)),
      };
    },

    /** Still at work. */
    renew: async (id: string, now: Date): Promise<void> => {
      await db
        .update(reportedMessages)
        .set({ heldUntil: new Date(now.getTime() + reportHoldMs) })
        .where(and(eq(reportedMessages.id, id), eq(reportedMessages.state, 'waiting')));
    },

    /** Not judged after all: it is tried again later. */
    release: async (id: string, until: Date): Promise<void> => {
      await db
        .update(reportedMessages)
        .set({ heldUntil: until })
        .where(and(eq(reportedMessages.id, id), eq(reportedMessages.state, 'waiting')));
    },

    /** Of a database that no other server has open: whoever held reports is gone. */
    releaseAll: async (): Promise<void> => {
      await db.update(reportedMessages).set({ heldUntil: null }).where(eq(reportedMessages.state, 'waiting'));
    },

    /**
     * Ends a report in the transaction of `alsoKeep`, which queues its answer. False, and nothing was done, where another server has
     * ended it.
     */
    close: async (
      id: string,
      { items, sender, now, ...end }: ReportEnd,
      alsoKeep: (transaction: Database) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (transaction) => {
        const [row] = await transaction
          .select()
          .from(reportedMessages)
          .where(and(eq(reportedMessages.id, id), eq(reportedMessages.state, 'waiting')))
          .for('update');
        const key = row && (await keys.byIds([row.contentKeyId])).get(row.contentKeyId);
        if (!row || !key) return false;
        await transaction
          .update(reportedMessages)
          .set({
            ...end,
            ...{ state: 'judged', source: null, heldUntil: null, judgedAt: now },
            riskLevel: items[0]?.riskLevel ?? null,
            content: seal(key, writeSender(sender), placeOf(id)),
          })
          .where(eq(reportedMessages.id, id));
        if (items.length > 0)
          await transaction
            .insert(reportedItems)
            .values(items.map((item, number) => ({ reportId: id, number, ...item })));
        await alsoKeep(transaction);
        return true;
      }),

    /** With these ids, in no order. */
    open: async (ids: readonly string[], within: Database = db): Promise<ReportedMessage[]> =>
      ids.length === 0
        ? []
        : opened(
            await within
              .select()
              .from(reportedMessages)
              .where(inArray(reportedMessages.id, [...ids])),
          ),

    /** What was judged of it, the gravest first. */
    itemsOf: async (id: string): Promise<ReportedItem[]> => {
      const rows = await db
        .select()
        .from(reportedItems)
        .where(eq(reportedItems.reportId, id))
        .orderBy(asc(reportedItems.number));
      return rows.map(({ reportId: _, number: __, ...item }) => item);
    },

    removeOld: async (now: Date): Promise<void> => {
      await db
        .delete(reportedMessages)
        .where(lt(reportedMessages.receivedAt, new Date(now.getTime() - messageRetentionDays * dayMs)));
    },
  };
};
export type ReportedMessageStore = ReturnType<typeof reportedMessageStore>;

const placeOf = (id: string) => `reported message ${id}`;
const sourceOf = (id: string) => `source of reported message ${id}`;
const writeSender = (sender: ReportedSender) => JSON.stringify(storableJson(sender));
const readSender = (text: string) => JSON.parse(text) as ReportedSender;
