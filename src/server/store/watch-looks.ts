import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { lookHistoryDays, type WatchedKind } from '../../contract/watch.ts';
import type { Database } from './database.ts';
import { watchLooks } from './schema.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Look = { userId: string; kind: WatchedKind; alerts: number; now: Date };

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Counts a look, in its transaction. */
export const countLook = async (
  transaction: Database,
  { userId, kind, alerts, now }: Look,
): Promise<void> => {
  await transaction
    .insert(watchLooks)
    .values({ userId, kind, day: dayOf(now), looks: 1, alerts, lastAt: now })
    .onConflictDoUpdate({
      target: [watchLooks.userId, watchLooks.kind, watchLooks.day],
      set: {
        looks: sql`${watchLooks.looks} + 1`,
        alerts: sql`${watchLooks.alerts} + ${alerts}`,
        lastAt: now,
      },
    });
};

export const watchLookStore = (db: Database) => ({
  /** The newest day first. */
  since: (userId: string, day: string) =>
    db
      .select()
      .from(watchLooks)
      .where(and(eq(watchLooks.userId, userId), gte(watchLooks.day, day)))
      .orderBy(desc(watchLooks.day)),

  /** Those that no page shows any more. */
  removeOld: async (now: Date): Promise<void> => {
    const first = dayOf(new Date(now.getTime() - lookHistoryDays * dayMs));
    await db.delete(watchLooks).where(lt(watchLooks.day, first));
  },
});
export type WatchLookStore = ReturnType<typeof watchLookStore>;
