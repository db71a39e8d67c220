import { and, asc, count, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { passkeyChallenges, passkeySessions, passkeys, users } from './schema.ts';
import { bury } from './tombstones.ts';
import type { UserRow } from './users.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'lastUsedAt'>;

export const passkeyStore = (db: Database) => ({
  listOf: (userId: string): Promise<PasskeyRow[]> =>
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt)),

  countOf: async (userId: string): Promise<number> => {
    const [found] = await db.select({ held: count() }).from(passkeys).where(eq(passkeys.userId, userId));
    return found?.held ?? 0;
  },

  /** Null when it is somebody's already. */
  add: async (passkey: NewPasskey): Promise<PasskeyRow | null> => {
    const [added] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
    return added ?? null;
  },

  /** One of the user's own; null when there is none of this id. */
  remove: async (userId: string, id: string, now: Date): Promise<PasskeyRow | null> =>
    db.transaction(async (transaction) => {
      const [removed] = await transaction
        .delete(passkeys)
        .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
        .returning();
      if (removed) await bury(transaction, 'passkey', [removed.id], now);
      return removed ?? null;
    }),

  find: async (credentialId: string): Promise<{ passkey: PasskeyRow; user: UserRow } | null> => {
    const [found] = await db
      .select({ passkey: passkeys, user: users })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.credentialId, credentialId));
    return found ?? null;
  },

  /** Moves the counter on. False when another answer has moved it as far: one of the two is a copy. */
  recordUse: async (id: string, counter: number, now: Date): Promise<boolean> => {
    const isFurther = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
    const used = await db
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), isFurther))
      .returning({ id: passkeys.id });
    return used.length === 1;
  },

  /** Keeps a question for a user who adds a passkey, or for signing in. */
  ask: async (challenge: string, userId: string | null, expiresAt: Date) => {
    await db.insert(passkeyChallenges).values({ challenge, userId, expiresAt });
  },

  /** Takes a question away for its answer: each has one. False when there is none such for this user. */
  takeQuestion: async (challenge: string, userId: string | null, now: Date): Promise<boolean> => {
    const [taken] = await db
      .delete(passkeyChallenges)
      .where(and(eq(passkeyChallenges.challenge, challenge), gt(passkeyChallenges.expiresAt, now)))
      .returning({ userId: passkeyChallenges.userId });
    return taken !== undefined && taken.userId === userId;
  },

  removeOldQuestions: async (now: Date) => {
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  },

  /** A passkey, or what stands in for one, was used in this session. */
  markSession: async (sessionId: string, at: Date) => {
    await db
      .insert(passkeySessions)
      .values({ sessionId, at })
      .onConflictDoUpdate({ target: passkeySessions.sessionId, set: { at } });
  },
});
export type PasskeyStore = ReturnType<typeof passkeyStore>;
