import { eq } from 'drizzle-orm';
import { adminActionStore } from '../store/admin-actions.ts';
import type { Database } from '../store/database.ts';
import { users } from '../store/schema.ts';
import { sessionStore } from '../store/sessions.ts';

/** Signs a user out everywhere, for the operator. Returns how many sessions ended; null for an unknown user. */
export const endSessionsOf = async (db: Database, email: string, now: Date): Promise<number | null> =>
  db.transaction(async (transaction) => {
    const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) return null;
    const ended = await sessionStore(transaction).closeAllBut(user.id, []);
    await adminActionStore(transaction).record({
      adminEmail: 'command line',
      action: 'end sessions',
      targets: [email],
      details: { ended },
      at: now,
    });
    return ended;
  });
