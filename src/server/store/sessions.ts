import { and, eq, gt, lte } from 'drizzle-orm';
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

  removeExpired: async (now: Date) => {
    await db.delete(userSessions).where(lte(userSessions.expiresAt, now));
  },
});
export type SessionStore = ReturnType<typeof sessionStore>;
