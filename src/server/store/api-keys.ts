import { and, asc, count, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { apiKeyOverlapHours } from '../../contract/api-keys.ts';
import { plans, unlimited } from '../../contract/plans.ts';
import type { Database } from './database.ts';
import { apiKeys, users } from './schema.ts';
import { type UserRow, userAt } from './users.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;
export type NewKey = Pick<ApiKeyRow, 'hash' | 'prefix'>;
/** A live key, its owner, and how many of the owner's keys are before it in the plan. */
export type FoundKey = { key: ApiKeyRow; user: UserRow; before: number };
type Wish = Pick<ApiKeyRow, 'name' | 'scopes' | 'networks' | 'expiresAt'>;

const hourMs = 60 * 60 * 1000;
/** Its owner sees for so long that a key has expired. */
const keptAfterEndMs = 30 * 24 * hourMs;

const isLive = (now: Date): SQL | undefined => or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now));

/** Keys that have a place in the plan. One that was replaced has left it to the new one. */
const holdsPlace = (userId: string, now: Date) =>
  and(eq(apiKeys.userId, userId), isNull(apiKeys.replacedAt), isLive(now));

export const apiKeyStore = (db: Database) => ({
  /**
   * Read afresh for every call, or confirmed by the statement that begins its check (usage.ts), so that a key that was revoked on one
   * server works on none.
   */
  find: async (hash: string, now: Date): Promise<FoundKey | null> => {
    const at = now.toISOString();
    const [found] = await db
      .select({
        key: apiKeys,
        user: users,
        before: sql<number>`(select count(*)::int from api_keys other where other.user_id = ${apiKeys.userId}
          and other.replaced_at is null and (other.expires_at is null or other.expires_at > ${at}::timestamptz)
          and (other.created_at, other.id) < (${apiKeys.createdAt}, ${apiKeys.id}))`,
      })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .where(and(eq(apiKeys.hash, hash), isLive(now)));
    return found ?? null;
  },

  /** All of a user's, the oldest first. */
  listOf: (userId: string): Promise<ApiKeyRow[]> =>
    db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId))
      .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),

  /** Adds a key where the plan of this moment has room for it, otherwise answers how many it has. */
  add: async (
    userId: string,
    wish: Wish & NewKey,
    now: Date,
  ): Promise<{ added: ApiKeyRow } | { full: UserRow; limit: number } | null> =>
    db.transaction(async (transaction) => {
      const user = await lockOwner(transaction, userId, now);
      if (!user) return null;
      const limit = plans[user.planType].apiKeys;
      const [held] = await transaction.select({ keys: count() }).from(apiKeys).where(holdsPlace(userId, now));
      if (limit !== unlimited && (held?.keys ?? 0) >= limit) return { full: user, limit };
      const [added] = await transaction
        .insert(apiKeys)
        .values({ ...wish, userId, createdAt: now })
        .returning();
      if (!added) throw new Error('the database returned no key for an insert');
      return { added };
    }),

  /** Puts a new key in the place of a live one, which works beside it for a day. */
  renew: async (
    userId: string,
    id: string,
    made: NewKey,
    now: Date,
  ): Promise<{ added: ApiKeyRow } | 'none' | 'replaced' | 'expired'> =>
    db.transaction(async (transaction) => {
      if (!(await lockOwner(transaction, userId, now))) return 'none';
      const [old] = await transaction
        .select()
        .from(apiKeys)
        .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)));
      if (!old) return 'none';
      if (old.replacedAt) return 'replaced';
      if (old.expiresAt && old.expiresAt <= now) return 'expired';
      const overlapEnds = new Date(now.getTime() + apiKeyOverlapHours * hourMs);
      const lifetimeMs = old.expiresAt && old.expiresAt.getTime() - old.createdAt.getTime();
      await transaction
        .update(apiKeys)
        .set({
          replacedAt: now,
          expiresAt: old.expiresAt && old.expiresAt < overlapEnds ? old.expiresAt : overlapEnds,
        })
        .where(eq(apiKeys.id, id));
      const [added] = await transaction
        .insert(apiKeys)
        .values({
          ...made,
          userId,
          name: old.name,
          scopes: old.scopes,
          networks: old.networks,
          createdAt: now,
          // For as long as the old one was meant to live.
          expiresAt: lifetimeMs === null ? null : new Date(now.getTime() + lifetimeMs),
          renewedFrom: id,
        })
        .returning();
      if (!added) throw new Error('the database returned no key for an insert');
      return { added };
    }),

  /** One of the user's own; null when there is none of this id. */
  revoke: async (userId: string, id: string): Promise<ApiKeyRow | null> => {
    const [revoked] = await db
      .delete(apiKeys)
      .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
      .returning();
    return revoked ?? null;
  },

  /** Whoever has it: its owner's address, and its name. Null where there is no such key. */
  revokeExposed: async (hash: string): Promise<{ name: string; email: string } | null> => {
    const [revoked] = await db.delete(apiKeys).where(eq(apiKeys.hash, hash)).returning();
    if (!revoked) return null;
    const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, revoked.userId));
    return owner ? { name: revoked.name, email: owner.email } : null;
  },

  /** Adds uses that were counted elsewhere. */
  recordUses: async (id: string, uses: number, lastUsedAt: Date): Promise<void> => {
    await db
      .update(apiKeys)
      .set({
        uses: sql`${apiKeys.uses} + ${uses}`,
        lastUsedAt: sql`greatest(${apiKeys.lastUsedAt}, ${lastUsedAt.toISOString()}::timestamptz)`,
      })
      .where(eq(apiKeys.id, id));
  },

  removeOld: async (now: Date): Promise<void> => {
    await db.delete(apiKeys).where(lt(apiKeys.expiresAt, new Date(now.getTime() - keptAfterEndMs)));
  },
});
export type ApiKeyStore = ReturnType<typeof apiKeyStore>;

/** Keys of one user are added one after the other, so that none is added beyond the plan. */
const lockOwner = async (transaction: Database, userId: string, now: Date): Promise<UserRow | null> => {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
  return user ? userAt(user, now) : null;
};
