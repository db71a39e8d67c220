import { eq } from 'drizzle-orm';
import { adminActionStore } from '../store/admin-actions.ts';
import { adminTermStore } from '../store/admin-terms.ts';
import type { Database } from '../store/database.ts';
import { users } from '../store/schema.ts';
import { bury, unburyAdministrator } from '../store/tombstones.ts';

export type RoleChange = 'changed' | 'unchanged' | 'unknown user';

/**
 * Grants or revokes the admin role. Only the operator can, on the machine: no call over the network changes a role. It
 * applies from the user's next call on.
 */
export const setRole = async (
  db: Database,
  email: string,
  role: 'admin' | 'user',
  now: Date,
): Promise<RoleChange> =>
  db.transaction(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.email, email)).for('update');
    if (!user) return 'unknown user';
    if (user.role === role) return 'unchanged';
    await transaction.update(users).set({ role }).where(eq(users.id, user.id));
    const terms = adminTermStore(transaction);
    if (role === 'admin') {
      await terms.begin(user.id, now);
      await unburyAdministrator(transaction, user.id);
    } else {
      await terms.end(user.id);
      await bury(transaction, 'administrator', [user.id], now);
    }
    await adminActionStore(transaction).record({
      adminEmail: 'command line',
      action: role === 'admin' ? 'promote' : 'demote',
      targets: [email],
      details: {},
      at: now,
    });
    return 'changed';
  });
