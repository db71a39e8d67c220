import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { passkeySessions, userSessions, users } from './schema.ts';
import type { UserRow } from './users.ts';

/** When a session was opened, and when a passkey or a recovery code was last used in it. */
export type SessionFacts = { id: string; openedAt: Date; passkeyAt: Date | null };

/** Sessions are found by a hash of their id; the id itself is only in the signed token. */
export const sessionStore = (db: Database) => ({
  /** Returns the id of its row. */
  open: async (session: {
    userId: string;
    sessionToken: string;
    expiresAt: Date;
    createdAt: Date;
  }): Promise<string> => {
    const [opened] = await db.insert(userSessions).values(session).returning({ id: userSessions.id });
    if (!opened) throw new Error('the database returned no id for a session');
    return opened.id;
  },

  /** The user of a live session, read afresh each time: a logout, a deletion or a plan change counts at once. */
  findUser: async (
    sessionToken: string,
    now: Date,
  ): Promise<{ user: UserRow; session: SessionFacts } | null> => {
    const [found] = await db
      .select({
        user: users,
        session: { id: userSessions.id, openedAt: userSessions.createdAt, passkeyAt: passkeySessions.at },
      })
      .from(userSessions)
      .innerJoin(users, eq(users.id, userSessions.userId))
      .leftJoin(passkeySessions, eq(passkeySessions.sessionId, userSessions.id))
      .where(and(eq(userSessions.sessionToken, sessionToken), gt(userSessions.expiresAt, now)));
    return found ?? null;
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
