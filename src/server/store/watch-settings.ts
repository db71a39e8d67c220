import { and, eq, lte } from 'drizzle-orm';
import { type DigestTime, nextDigestAt } from '../watching/next-digest.ts';
import type { Database } from './database.ts';
import { users, watchAlerts, watchSettings } from './schema.ts';
import type { UserRow } from './users.ts';

export type WatchSettingsRow = typeof watchSettings.$inferSelect;

/** A mail a day at most, in the morning. */
export const usualSettings: DigestTime = { digest: 'daily', hour: 8, timeZone: 'UTC' };

export const watchSettingsStore = (db: Database) => {
  const find = async (userId: string): Promise<WatchSettingsRow | null> => {
    const [row] = await db.select().from(watchSettings).where(eq(watchSettings.userId, userId));
    return row ?? null;
  };

  return {
    find,

    /** Those of a user, made at their first use; null when the user has been deleted. */
    of: async (userId: string, now: Date): Promise<WatchSettingsRow | null> => {
      const found = await find(userId);
      if (found) return found;
      await db.transaction(async (transaction) => {
        const owner = await transaction
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, userId))
          .for('key share');
        if (owner.length === 0) return;
        await transaction
          .insert(watchSettings)
          .values({ userId, ...usualSettings, nextDigestAt: nextDigestAt(usualSettings, now) })
          .onConflictDoNothing();
      });
      return find(userId);
    },

    /** Without a digest nothing waits for one: what was seen meanwhile is no news on the day it is wanted again. */
    change: async (userId: string, wish: DigestTime, feedId: string | null, now: Date): Promise<void> =>
      db.transaction(async (transaction) => {
        await transaction
          .update(watchSettings)
          .set({ ...wish, nextDigestAt: nextDigestAt(wish, now), ...(feedId && { feedId }) })
          .where(eq(watchSettings.userId, userId));
        if (wish.digest === 'off')
          await transaction
            .update(watchAlerts)
            .set({ mail: null })
            .where(and(eq(watchAlerts.userId, userId), eq(watchAlerts.mail, 'digest')));
      }),

    /** Whose feed it is. */
    ofFeed: async (feedId: string): Promise<{ settings: WatchSettingsRow; user: UserRow } | null> => {
      const [row] = await db
        .select({ settings: watchSettings, user: users })
        .from(watchSettings)
        .innerJoin(users, eq(users.id, watchSettings.userId))
        .where(eq(watchSettings.feedId, feedId));
      return row ?? null;
    },

    /** Whose digest is due. */
    due: async (now: Date, most: number): Promise<WatchSettingsRow[]> =>
      db.select().from(watchSettings).where(lte(watchSettings.nextDigestAt, now)).limit(most),
  };
};
export type WatchSettingsStore = ReturnType<typeof watchSettingsStore>;
