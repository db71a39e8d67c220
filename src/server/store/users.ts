import { and, eq, lte, ne } from 'drizzle-orm';
import { plans } from '../../contract/plans.ts';
import type { Database } from './database.ts';
import { users } from './schema.ts';

export type UserRow = typeof users.$inferSelect;

export const userStore = (db: Database) => ({
  /** Signs a person in: the first time creates the user, on the free plan. */
  recordLogin: async (email: string, now: Date): Promise<UserRow> => {
    const [user] = await db
      .insert(users)
      .values({ email, lastLogin: now, createdAt: now })
      .onConflictDoUpdate({ target: users.email, set: { lastLogin: now } })
      .returning();
    if (!user) throw new Error('the database returned no user for an upsert');
    return user;
  },

  /** Puts a user whose paid month is over back on the free plan; returns the user as they are now. */
  expirePlan: async (user: UserRow, now: Date): Promise<UserRow> => {
    if (!isPastPlan(user, now)) return user;
    const [expired] = await db
      .update(users)
      .set(expiredPlan)
      // Checked again here, because a renewal may have moved the date since the row was read.
      .where(and(eq(users.id, user.id), ne(users.planType, 'free'), lte(users.planResetDate, now)))
      .returning();
    // A parallel call was faster, or a renewal came in between: either way the row we hold is out of date.
    if (expired) return expired;
    const [current] = await db.select().from(users).where(eq(users.id, user.id));
    return current ?? user;
  },
});
export type UserStore = ReturnType<typeof userStore>;

/** A user as of a moment: after the paid month they are on the free plan, even if the row does not say so yet. */
export const userAt = (user: UserRow, now: Date): UserRow =>
  isPastPlan(user, now) ? { ...user, ...expiredPlan } : user;

const expiredPlan = { planType: 'free', planExpired: true, historyLimit: plans.free.historyLimit } as const;

const isPastPlan = ({ planType, planResetDate }: UserRow, now: Date) =>
  planType !== 'free' && planResetDate !== null && planResetDate <= now;
