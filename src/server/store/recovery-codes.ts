import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { recoveryCodes, users } from './schema.ts';
import { bury } from './tombstones.ts';

export const recoveryCodeStore = (db: Database) => ({
  /** New ones in the place of all from before. */
  replaceAll: async (userId: string, hashes: readonly string[], now: Date) => {
    await db.transaction(async (transaction) => {
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await bury(transaction, 'recovery codes', [userId], now);
      await transaction
        .insert(recoveryCodes)
        .values(hashes.map((code) => ({ userId, code, createdAt: now })));
    });
  },

  countLeft: async (userId: string): Promise<number> => {
    const [found] = await db
      .select({ left: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    return found?.left ?? 0;
  },

  /** Inside the transaction of a sign-in: uses a code of the user with this address, known or not. False when it is used, or nobody's. */
  use: async (email: string, hash: string, now: Date): Promise<boolean> => {
    const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const used = await db
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(recoveryCodes.userId, sql`(${owner})`),
          eq(recoveryCodes.code, hash),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ id: recoveryCodes.id });
    await bury(
      db,
      'recovery code',
      used.map(({ id }) => id),
      now,
    );
    return used.length === 1;
  },
});
export type RecoveryCodeStore = ReturnType<typeof recoveryCodeStore>;
