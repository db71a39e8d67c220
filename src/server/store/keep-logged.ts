import { and, eq } from 'drizzle-orm';
import { type ContentKeyStore, watchOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { users, watchedThings } from './schema.ts';
import { sealFacts, sealLogged, unsealFacts, unsealLogged } from './watched-content.ts';
import { type NewAlert, type WrittenAlerts, writeAlerts } from './write-alerts.ts';

/** What certificates of logs come to, compared with what is known of the domain. */
type Comparison = {
  /** All that were reported, these included. */
  logged: readonly string[];
  /** The facts of its last look, where they change; null where they do not. */
  facts: object | null;
  alerts: readonly NewAlert[];
};

export type LoggedOf = {
  thingId: string;
  userId: string;
  /** `facts` are those of the last look, null before the first. */
  compare: (logged: readonly string[], facts: unknown) => Comparison;
  now: Date;
};

/**
 * Keeps what logs say of a domain, in one transaction that holds its row: an entry that is read again, from another log, by another
 * server or after a kill, finds itself reported.
 */
export const keepLogged =
  (db: Database, keys: ContentKeyStore, { mailsAlerts }: { mailsAlerts: boolean }) =>
  async ({ thingId, userId, compare, now }: LoggedOf): Promise<WrittenAlerts> => {
    const { key } = await keys.of(watchOwner(userId));
    return db.transaction(async (transaction) => {
      // Before the thing, as deleting an account takes them.
      const owner = await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('key share');
      const [thing] = await transaction
        .select()
        .from(watchedThings)
        .where(and(eq(watchedThings.id, thingId), eq(watchedThings.userId, userId)))
        .for('update');
      if (owner.length === 0 || !thing) return { alerts: 0, grave: 0 };
      const { logged, facts, alerts } = compare(
        thing.logged ? unsealLogged(key, thingId, thing.logged) : [],
        thing.facts && unsealFacts(key, thingId, thing.facts),
      );
      if (alerts.length === 0) return { alerts: 0, grave: 0 };
      await transaction
        .update(watchedThings)
        .set({
          logged: sealLogged(key, thingId, logged),
          ...(facts && { facts: sealFacts(key, thingId, facts) }),
          revision: thing.revision + 1,
        })
        .where(eq(watchedThings.id, thingId));
      return writeAlerts(transaction, { ...{ thing, key, alerts, mailsAlerts, now }, closes: [] });
    });
  };
export type KeepLogged = ReturnType<typeof keepLogged>;
