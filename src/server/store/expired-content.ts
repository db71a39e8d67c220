import { and, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  figuresRetentionDays,
  guestRetentionHours,
  messageRetentionDays,
} from '../../contract/retention-times.ts';
import { noKey } from './analysis-content.ts';
import { type ContentKeyStore, guestOwner, messageOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { analysisResults, contactMessages, sharedResults, users } from './schema.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const rowsAtOnce = 1000;
const usersAtOnce = 2000;

/** What is left of an analysis once its content has expired: what the figures of the service count, and nobody's. */
const bareRow = {
  userId: null,
  inputData: '',
  contentKeyId: noKey,
  listedContent: null,
  otherContent: null,
} as const;

/**
 * Removes content whose time is over. A few rows at a time, because one statement for a month of them would exceed the statement
 * timeout. Several servers may do it at once: each finds less where another was faster.
 */
export const expiredContentStore = (db: Database, keys: ContentKeyStore) => {
  /** Rows that are younger than the figures' longest window stay without content, so that the figures stay right. */
  const expire = async (ids: readonly string[], now: Date) => {
    const these = inArray(analysisResults.id, [...ids]);
    const isOld = lt(analysisResults.createdAt, new Date(now.getTime() - figuresRetentionDays * dayMs));
    await db.transaction(async (transaction) => {
      await transaction
        .delete(analysisResults)
        .where(and(these, or(isOld, isNull(analysisResults.contentKeyId))));
      await transaction.update(analysisResults).set(bareRow).where(these);
      await transaction.delete(sharedResults).where(inArray(sharedResults.analysisId, [...ids]));
    });
  };

  const expireAll = async (find: () => Promise<{ id: string }[]>, now: Date) => {
    let found: { id: string }[];
    do {
      found = await find();
      if (found.length > 0)
        await expire(
          found.map(({ id }) => id),
          now,
        );
    } while (found.length === rowsAtOnce);
  };

  return {
    /** Guests' content, an hour at a time: the hour's key is destroyed when its first analysis is a day old. */
    ofGuests: async (now: Date): Promise<void> => {
      const firstKept = guestOwner(new Date(now.getTime() - (guestRetentionHours - 1) * hourMs));
      for (const owner of await keys.ownersBefore('guests', firstKept)) {
        await keys.destroy(db, owner);
        const hour = new Date(`${owner.slice('guests:'.length)}:00:00Z`);
        const ofHour = and(
          isNull(analysisResults.userId),
          gte(analysisResults.createdAt, hour),
          lt(analysisResults.createdAt, new Date(hour.getTime() + hourMs)),
          ne(analysisResults.contentKeyId, noKey),
        );
        await expireAll(() => idsOf(db).where(ofHour).limit(rowsAtOnce), now);
      }
    },

    /** The bare rows of guests, and of users whose content has expired. */
    figuresOfGuests: async (now: Date): Promise<void> => {
      const before = new Date(now.getTime() - figuresRetentionDays * dayMs);
      let removed: { id: string }[];
      do {
        const old = idsOf(db)
          .where(and(isNull(analysisResults.userId), lt(analysisResults.createdAt, before)))
          .orderBy(analysisResults.createdAt)
          .limit(rowsAtOnce)
          .for('update', { skipLocked: true });
        removed = await db
          .delete(analysisResults)
          .where(inArray(analysisResults.id, old))
          .returning({ id: analysisResults.id });
      } while (removed.length === rowsAtOnce);
    },

    /** Everybody's analyses that are older than they want them kept. */
    ofUsers: async (now: Date): Promise<void> => {
      let last: string | null = null;
      do {
        const some: { id: string }[] = await db
          .select({ id: users.id })
          .from(users)
          .where(and(sql`${users.retentionDays} is not null`, last ? sql`${users.id} > ${last}` : undefined))
          .orderBy(users.id)
          .limit(usersAtOnce);
        const ids = some.map(({ id }) => id);
        if (ids.length > 0) await expireAll(() => dueOf(db, ids, now), now);
        last = some.length === usersAtOnce ? (ids.at(-1) ?? null) : null;
      } while (last);
    },

    /** One user's, at once: they have just shortened the time. */
    ofUser: async (userId: string, now: Date): Promise<void> =>
      expireAll(() => dueOf(db, [userId], now), now),

    /** Messages to us that were mailed, or else answered or closed, long ago; with the keys of their days. */
    ofMessages: async (now: Date): Promise<void> => {
      const before = new Date(now.getTime() - messageRetentionDays * dayMs);
      await db
        .delete(contactMessages)
        .where(lt(sql`coalesce(${contactMessages.mailedAt}, ${contactMessages.handledAt})`, before));
      for (const owner of await keys.ownersBefore('messages', messageOwner(before))) {
        const day = new Date(owner.slice('messages:'.length));
        const [waiting] = await db
          .select({ id: contactMessages.id })
          .from(contactMessages)
          .where(
            and(
              gte(contactMessages.createdAt, day),
              lt(contactMessages.createdAt, new Date(day.getTime() + dayMs)),
            ),
          )
          .limit(1);
        if (!waiting) await keys.destroy(db, owner);
      }
    },
  };
};
export type ExpiredContentStore = ReturnType<typeof expiredContentStore>;

const idsOf = (db: Database) => db.select({ id: analysisResults.id }).from(analysisResults).$dynamic();

/** Looked up user by user, by the index of their rows: a user who keeps theirs for ever costs nothing here. */
const dueOf = async (db: Database, userIds: readonly string[], now: Date): Promise<{ id: string }[]> => {
  const due = sql`lateral (
    select ${analysisResults.id} as id from ${analysisResults}
    where ${analysisResults.userId} = ${users.id}
      and ${analysisResults.createdAt} < ${now.toISOString()}::timestamptz - ${users.retentionDays} * interval '24 hours'
    limit ${sql.raw(String(rowsAtOnce))}
  ) as due`;
  return db
    .select({ id: sql<string>`due.id` })
    .from(users)
    .innerJoin(due, sql`true`)
    .where(inArray(users.id, [...userIds]))
    .limit(rowsAtOnce);
};
