import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { userSessions, users } from './schema.ts';
import type { UserRow } from './users.ts';

/** Sessions are found by a hash of their id; the id itself is only in the signed token. */
export const sessionStore = (db: Database) => ({
  open: async (session: { userId: string; sessionToken: string; expiresAt: Date; createdAt: Date }) => {
    await db.insert(userSessions).values(session);
  },

  /** The user of a live session, read afresh each time: a logout, a deletion or a plan change counts at once. */
  findUser: async (sessionToken: string, now: Date): Promise<UserRow | null> => {
    const [found] = await db
      .select({ user: users })
      .from(userSessions)
      .innerJoin(users, eq(users.id, userSessions.userId))
      .where(and(eq(userSessions.sessionToken, sessionToken), gt(userSessions.expiresAt, now)));
    return found?.user ?? null;
  },

  close: async (sessionToken: string) => {
    await db.delete(userSessions).where(eq(userSessions.sessionToken, sessionToken));
  },

  /** A user's live sessions, the newest first. A user has a handful; the bound stops an attacker who opens many. */
  listOf: (userId: string, now: Date) =>
    db
      .select()
      .from(userSessions)
      .where(and(eq(userSessions.userId, userId), gt(userSessions.expiresAt, now)))
      .orderBy(desc(userSessions.createdAt))
      .limit(100),

  /** One of the user's own, by its row: another user's is not touched. */
  closeOne: async (userId: string, id: string): Promise<number> => {
    const closed = await db
      .delete(userSessions)
      .where(and(eq(userSessions.userId, userId), eq(userSessions.id, id)))
      .returning({ id: userSessions.id });
    return closed.length;
  },

  /** All of the user's sessions except those to keep. */
  closeAllBut: async (userId: string, staying: readonly string[]): Promise<number> => {
    const closed = await db
      .delete(userSessions)
      .where(and(eq(userSessions.userId, userId), notInArray(userSessions.sessionToken, [...staying])))
      .returning({ id: userSessions.id });
    return closed.length;
  },

  removeExpired: async (now: Date) => {
    await db.delete(userSessions).where(lte(userSessions.expiresAt, now));
  },
});
export type SessionStore = ReturnType<typeof sessionStore>;
