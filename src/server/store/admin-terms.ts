import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { adminTerms, passkeys } from './schema.ts';

export const adminTermStore = (db: Database) => ({
  /** Since when a user administers, which begins now where nothing is known, and whether they have a passkey. */
  standing: async (userId: string, now: Date): Promise<{ since: Date; hasPasskey: boolean }> => {
    const hasPasskey = sql<boolean>`exists (select from ${passkeys} where ${passkeys.userId} = ${userId})`;
    const [found] = await db
      .select({ since: adminTerms.since, hasPasskey })
      .from(adminTerms)
      .where(eq(adminTerms.userId, userId));
    if (found) return found;
    await db.insert(adminTerms).values({ userId, since: now }).onConflictDoNothing();
    const [begun] = await db
      .select({ since: adminTerms.since, hasPasskey })
      .from(adminTerms)
      .where(eq(adminTerms.userId, userId));
    return begun ?? { since: now, hasPasskey: false };
  },

  begin: async (userId: string, now: Date) => {
    await db
      .insert(adminTerms)
      .values({ userId, since: now })
      .onConflictDoUpdate({ target: adminTerms.userId, set: { since: now } });
  },

  end: async (userId: string) => {
    await db.delete(adminTerms).where(eq(adminTerms.userId, userId));
  },
});
export type AdminTermStore = ReturnType<typeof adminTermStore>;
