import { and, eq } from 'drizzle-orm';
import { type ContentKeyStore, watchOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { users, watchedThings } from './schema.ts';
import { countLook } from './watch-looks.ts';
import { sealFacts, unsealFacts } from './watched-content.ts';
import { type NewAlert, type WrittenAlerts, writeAlerts } from './write-alerts.ts';

type Stored = typeof watchedThings.$inferSelect;

/** What a look comes to, compared with the one before. */
export type Comparison = {
  facts: object;
  alerts: readonly NewAlert[];
  /** Open alerts about these are closed: they do not hold any more. */
  closes: readonly string[];
  /** What the facts come to, for lists. */
  summary?: Partial<Pick<Stored, 'affected' | 'likely' | 'exploited' | 'isNamed' | 'proof' | 'provedAt'>>;
};

/** What a look has found out, before it is compared with the one before. */
export type Look = {
  thingId: string;
  userId: string;
  /** The version of the catalogue, where there is one. */
  lookedWith: string | null;
  /** Whether that is still the newest. */
  isCurrent: (transaction: Database) => Promise<boolean>;
  /** `before` are the facts of the last look, null at the first. */
  compare: (before: unknown, thing: Pick<Stored, 'lookedWith' | 'proof'>) => Comparison;
  now: Date;
  /** When it is looked at again at the latest. */
  dueAt: Date;
};

/** `outdated`: another catalogue has taken the place of the one that was looked at. `gone`: it is watched no more. */
export type LookOutcome = WrittenAlerts | 'outdated' | 'gone';

/** The facts of the last look, opened; their reader knows their shape. */
export const readFacts = async (
  keys: ContentKeyStore,
  { id, userId }: Pick<Stored, 'id' | 'userId'>,
  sealed: Uint8Array,
): Promise<unknown> => {
  const { key } = await keys.of(watchOwner(userId));
  return unsealFacts(key, id, sealed);
};

/**
 * Keeps a look in one transaction: what was seen, the alerts of what changed, and their messages to webhooks. It holds the row of the
 * thing, so of two servers that look at the same time the second finds nothing changed; one that is killed leaves nothing half done.
 */
export const keepLook =
  (db: Database, keys: ContentKeyStore, { mailsAlerts }: { mailsAlerts: boolean }) =>
  async ({ thingId, userId, lookedWith, isCurrent, compare, now, dueAt }: Look): Promise<LookOutcome> => {
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
      if (owner.length === 0 || !thing) return 'gone';
      if (!(await isCurrent(transaction))) return 'outdated';

      const before = thing.facts && unsealFacts(key, thingId, thing.facts);
      const { facts, alerts, closes, summary = {} } = compare(before, thing);
      const written = await writeAlerts(transaction, {
        ...{ thing, key, alerts, closes, mailsAlerts, now },
      });
      const hasChanged = before === null || JSON.stringify(before) !== JSON.stringify(facts);
      await transaction
        .update(watchedThings)
        .set({
          ...(hasChanged && { facts: sealFacts(key, thingId, facts) }),
          // Of alerts without other facts as well: a revision and a number name each.
          ...((hasChanged || alerts.length > 0) && { revision: thing.revision + 1 }),
          ...{ ...summary, lookedAt: now, lookedWith, dueAt, heldUntil: null },
        })
        .where(eq(watchedThings.id, thingId));
      await countLook(transaction, { userId, kind: thing.kind, alerts: alerts.length, now });
      return written;
    });
  };
export type KeepLook = ReturnType<typeof keepLook>;
