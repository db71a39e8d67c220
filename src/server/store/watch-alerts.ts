import { and, count, desc, eq, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { priorities } from '../../contract/analyze-vulnerability.ts';
import type { AlertState } from '../../contract/watch.ts';
import type { AlertContent } from '../watching/alert-words.ts';
import { type DigestTime, nextDigestAt } from '../watching/next-digest.ts';
import type { ContentKeyStore } from './content-keys.ts';
import { type Database, moment } from './database.ts';
import { type NewMail, queueMail } from './outgoing-mails.ts';
import { watchAlerts, watchSettings } from './schema.ts';
import { sealReason, unsealAlert, unsealReason } from './watched-content.ts';

type Stored = typeof watchAlerts.$inferSelect;
/** An alert, opened, in the state that it has now. */
export type AlertRow = Omit<Stored, 'content' | 'contentKeyId' | 'reason'> & {
  content: AlertContent;
  reason: string | null;
};

const alertContent: z.ZodType<AlertContent> = z.object({
  thing: z.string(),
  cveId: z.string().nullable(),
  priority: z.enum(priorities),
  subject: z.string(),
  whatChanged: z.string(),
  whyItMatters: z.string(),
  whatToDo: z.array(z.string()),
});

/** Decided ones; open ones stay until somebody has decided. */
const keptForDays = 365;
const dayMs = 24 * 60 * 60 * 1000;

export const watchAlertStore = (db: Database, keys: ContentKeyStore) => {
  /** One whose snooze is over is open again. */
  const stateAt = (now: Date): SQL =>
    sql`case when ${watchAlerts.state} = 'snoozed' and ${watchAlerts.stateUntil} <= ${moment(now)} then 'open' else ${watchAlerts.state} end`;
  const isOpen = (now: Date) => sql`${stateAt(now)} = 'open'`;

  const opened = async (rows: readonly Stored[], now: Date): Promise<AlertRow[]> => {
    const found = await keys.byIds(rows.map(({ contentKeyId }) => contentKeyId));
    return rows.flatMap(({ content, contentKeyId, reason, ...row }) => {
      const key = found.get(contentKeyId);
      if (!key) return [];
      const isBack = row.state === 'snoozed' && row.stateUntil !== null && row.stateUntil <= now;
      return [
        {
          ...row,
          ...(isBack && { state: 'open' as const, stateUntil: null }),
          content: alertContent.parse(unsealAlert(key, row.id, content)),
          reason: reason && unsealReason(key, row.id, reason),
        },
      ];
    });
  };

  return {
    /** The newest first; `before` is the last one of the page before. */
    listOf: async (
      userId: string,
      {
        state,
        before,
        most,
        now,
      }: { state: AlertState | null; before: string | null; most: number; now: Date },
    ): Promise<AlertRow[]> => {
      const place = sql`(${watchAlerts.createdAt}, ${watchAlerts.id})`;
      const last = db
        .select({ createdAt: watchAlerts.createdAt, id: watchAlerts.id })
        .from(watchAlerts)
        .where(and(eq(watchAlerts.id, before ?? ''), eq(watchAlerts.userId, userId)));
      const rows = await db
        .select()
        .from(watchAlerts)
        .where(
          and(
            eq(watchAlerts.userId, userId),
            state === null ? undefined : sql`${stateAt(now)} = ${state}`,
            before === null ? undefined : sql`${place} < (${last})`,
          ),
        )
        .orderBy(desc(watchAlerts.createdAt), desc(watchAlerts.id))
        .limit(most);
      return opened(rows, now);
    },

    countOpen: async (userId: string, now: Date): Promise<number> => {
      const [row] = await db
        .select({ open: count() })
        .from(watchAlerts)
        .where(and(eq(watchAlerts.userId, userId), isOpen(now)));
      return row?.open ?? 0;
    },

    find: async (userId: string, id: string, now: Date): Promise<AlertRow | null> => {
      const [found] = await opened(
        await db
          .select()
          .from(watchAlerts)
          .where(and(eq(watchAlerts.id, id), eq(watchAlerts.userId, userId))),
        now,
      );
      return found ?? null;
    },

    /** Null where there is none of theirs. */
    decide: async (
      userId: string,
      id: string,
      { state, until, reason }: { state: AlertState; until: Date | null; reason: string | null },
      now: Date,
    ): Promise<AlertRow | null> => {
      const isIt = and(eq(watchAlerts.id, id), eq(watchAlerts.userId, userId));
      const [before] = await db.select().from(watchAlerts).where(isIt);
      if (!before) return null;
      const key = (await keys.byIds([before.contentKeyId])).get(before.contentKeyId);
      if (!key) return null;
      const [row] = await db
        .update(watchAlerts)
        .set({
          state,
          stateUntil: until,
          reason: reason === null ? null : sealReason(key, id, reason),
          // Who has dealt with it needs no mail about it.
          mail: null,
        })
        .where(isIt)
        .returning();
      const [decided] = await opened(row ? [row] : [], now);
      return decided ?? null;
    },

    /** Whose grave alerts wait for their mail. */
    ownersToMail: async (most: number): Promise<string[]> => {
      const rows = await db
        .selectDistinct({ userId: watchAlerts.userId })
        .from(watchAlerts)
        .where(eq(watchAlerts.mail, 'now'))
        .limit(most);
      return rows.map(({ userId }) => userId);
    },

    toMail: async (userId: string, mail: 'now' | 'digest', now: Date): Promise<AlertRow[]> =>
      opened(
        await db
          .select()
          .from(watchAlerts)
          .where(and(eq(watchAlerts.userId, userId), eq(watchAlerts.mail, mail)))
          .orderBy(watchAlerts.createdAt, watchAlerts.number),
        now,
      ),

    /** Queues the mail about these, unless another server has queued one about any of them. */
    queue: async (ids: readonly string[], mail: NewMail): Promise<boolean> =>
      db.transaction(async (transaction) => {
        const waiting = await transaction
          .select({ id: watchAlerts.id })
          .from(watchAlerts)
          .where(and(inArray(watchAlerts.id, [...ids]), isNotNull(watchAlerts.mail)))
          .orderBy(watchAlerts.id)
          .for('update');
        if (waiting.length < ids.length) return false;
        await transaction
          .update(watchAlerts)
          .set({ mail: null })
          .where(inArray(watchAlerts.id, [...ids]));
        await queueMail(transaction, mail);
        return true;
      }),

    /** The same with the digest's time, which moves on; null is a digest with nothing to say. */
    queueDigest: async (
      { userId, ...time }: DigestTime & { userId: string; nextDigestAt: Date },
      about: { ids: readonly string[]; mail: NewMail } | null,
      now: Date,
    ): Promise<boolean> =>
      db.transaction(async (transaction) => {
        const moved = await transaction
          .update(watchSettings)
          .set({ nextDigestAt: nextDigestAt(time, now) })
          .where(and(eq(watchSettings.userId, userId), eq(watchSettings.nextDigestAt, time.nextDigestAt)))
          .returning({ userId: watchSettings.userId });
        if (moved.length === 0 || !about) return false;
        await transaction
          .update(watchAlerts)
          .set({ mail: null })
          .where(inArray(watchAlerts.id, [...about.ids]));
        await queueMail(transaction, about.mail);
        return true;
      }),

    /** Nobody is mailed: there is no mail server. */
    dropMails: async (): Promise<void> => {
      await db.update(watchAlerts).set({ mail: null }).where(isNotNull(watchAlerts.mail));
    },

    removeOld: async (now: Date): Promise<void> => {
      await db
        .delete(watchAlerts)
        .where(
          and(
            lt(watchAlerts.createdAt, new Date(now.getTime() - keptForDays * dayMs)),
            ne(watchAlerts.state, 'open'),
          ),
        );
    },
  };
};
export type WatchAlertStore = ReturnType<typeof watchAlertStore>;
