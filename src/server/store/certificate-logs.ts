import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { certificateLogs } from './schema.ts';

export type CertificateLogRow = typeof certificateLogs.$inferSelect;
/** The tree that was proved, and the first entry of it that is still to be read. */
export type LogPosition = { size: number; root: Uint8Array; next: number };

/** Longer than a turn takes: what is held for longer was held by a server that died. */
const holdMs = 2 * 60 * 1000;

export const certificateLogStore = (db: Database) => ({
  /** How far each was read; logs that were never read have no row. */
  listOf: (ids: readonly string[]): Promise<CertificateLogRow[]> =>
    db
      .select()
      .from(certificateLogs)
      .where(inArray(certificateLogs.id, [...ids])),

  /** Takes those that are due: for the time that it needs them no other server does. `isNow`: all, also those that another server has in hand. */
  take: async (ids: readonly string[], now: Date, { isNow = false } = {}): Promise<CertificateLogRow[]> => {
    await db
      .insert(certificateLogs)
      .values(ids.map((id) => ({ id, dueAt: now })))
      .onConflictDoNothing();
    const isFree = or(isNull(certificateLogs.heldUntil), lte(certificateLogs.heldUntil, now));
    const due = db
      .select({ id: certificateLogs.id })
      .from(certificateLogs)
      .where(
        and(
          inArray(certificateLogs.id, [...ids]),
          isNow ? undefined : and(lte(certificateLogs.dueAt, now), isFree),
        ),
      )
      .orderBy(asc(certificateLogs.id))
      .for('update', isNow ? {} : { skipLocked: true });
    return db
      .update(certificateLogs)
      .set({ heldUntil: new Date(now.getTime() + holdMs) })
      .where(inArray(certificateLogs.id, due))
      .returning();
  },

  /** Whether it was moved on: another server that read the same entries may have done so. */
  advance: async (id: string, from: number | null, to: LogPosition): Promise<boolean> => {
    const moved = await db
      .update(certificateLogs)
      .set(to)
      .where(and(eq(certificateLogs.id, id), sql`${certificateLogs.next} is not distinct from ${from}`))
      .returning({ id: certificateLogs.id });
    return moved.length > 0;
  },

  finish: async (id: string, { readAt, dueAt }: { readAt: Date; dueAt: Date }): Promise<void> => {
    await db
      .update(certificateLogs)
      .set({ readAt, dueAt, problem: null, isRefused: false, heldUntil: null })
      .where(eq(certificateLogs.id, id));
  },

  fail: async (
    id: string,
    { problem, isRefused, dueAt }: { problem: string; isRefused: boolean; dueAt: Date },
  ): Promise<void> => {
    await db
      .update(certificateLogs)
      .set({ problem, isRefused, dueAt, heldUntil: null })
      .where(eq(certificateLogs.id, id));
  },

  /** Nothing is watched: what is logged until something is concerns nobody. */
  forget: async (): Promise<void> => {
    await db.delete(certificateLogs);
  },
});
export type CertificateLogStore = ReturnType<typeof certificateLogStore>;
