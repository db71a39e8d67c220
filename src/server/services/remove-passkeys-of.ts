import { eq } from 'drizzle-orm';
import { adminActionStore } from '../store/admin-actions.ts';
import { adminTermStore } from '../store/admin-terms.ts';
import type { Database } from '../store/database.ts';
import { passkeys, recoveryCodes, users } from '../store/schema.ts';
import { bury } from '../store/tombstones.ts';

/**
 * Removes the passkeys and recovery codes of a user who has lost them all, for the operator. An administrator has two weeks for a
 * new one. Returns how many passkeys there were; null for an unknown user.
 */
export const removePasskeysOf = async (db: Database, email: string, now: Date): Promise<number | null> =>
  db.transaction(async (transaction) => {
    const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) return null;
    const removed = await transaction.delete(passkeys).where(eq(passkeys.userId, user.id)).returning();
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    const ids = removed.map(({ id }) => id);
    await bury(transaction, 'passkey', ids, now);
    await bury(transaction, 'recovery codes', [user.id], now);
    await adminTermStore(transaction).end(user.id);
    await adminActionStore(transaction).record({
      adminEmail: 'command line',
      action: 'remove passkeys',
      targets: [email],
      details: { removed: removed.length },
      at: now,
    });
    return removed.length;
  });
