import { eq, sql } from 'drizzle-orm';
import type { NewUser } from '../../contract/admin-users.ts';
import { type PlanType, plans } from '../../contract/plans.ts';
import type { Database } from './database.ts';
import { planSetByAdmin } from './plan-change.ts';
import { recordGiven } from './plan-records.ts';
import { users } from './schema.ts';
import { type UserRow, userAt } from './users.ts';

/** What administrators change of users, each inside the caller's transaction. */
export const userAdministration = (transaction: Database) => ({
  /** Null when the address is taken. */
  add: async ({ email, planType, historyLimit }: NewUser, now: Date): Promise<UserRow | null> => {
    const [added] = await transaction
      .insert(users)
      .values({ email, ...planSetByAdmin(planType, now), historyLimit, createdAt: now })
      .onConflictDoNothing()
      .returning();
    return added ?? null;
  },

  /** Changes a locked user. Naming the plan they are on already leaves its dates alone. */
  change: async (
    user: UserRow,
    { planType, historyLimit }: { planType?: PlanType | undefined; historyLimit?: number | undefined },
    now: Date,
  ): Promise<UserRow> => {
    const current = userAt(user, now);
    const limit = historyLimit ?? (planType ? plans[planType].historyLimit : current.historyLimit);
    const plan = planType && isAnother(user, planType, now) ? planSetByAdmin(planType, now) : null;
    if (plan) await recordGiven(transaction, [user.id], { ...plan, until: plan.planResetDate, at: now });
    const [changed] = await transaction
      .update(users)
      .set({ ...plan, historyLimit: limit })
      .where(eq(users.id, user.id))
      .returning();
    if (!changed) throw new Error('a locked user is gone');
    return changed;
  },

  /** Several users for a change, always in the same order, against deadlocks; fewer than asked for when some do not exist. */
  lockAll: async (ids: readonly string[]): Promise<UserRow[]> =>
    transaction.select().from(users).where(isOneOf(ids)).orderBy(users.id).for('update'),

  /** Puts locked users on a plan, with the same outcome as `change` for each of them. */
  changeAll: async (locked: readonly UserRow[], planType: PlanType, now: Date): Promise<void> => {
    const others = locked.filter((user) => isAnother(user, planType, now)).map(({ id }) => id);
    await transaction
      .update(users)
      .set({ historyLimit: plans[planType].historyLimit })
      .where(isOneOf(locked.map(({ id }) => id)));
    const plan = planSetByAdmin(planType, now);
    await transaction.update(users).set(plan).where(isOneOf(others));
    await recordGiven(transaction, others, { planType, until: plan.planResetDate, at: now });
  },

  resetUsage: async (locked: readonly UserRow[]): Promise<void> => {
    await transaction
      .update(users)
      .set({ dailyUsageCount: 0 })
      .where(isOneOf(locked.map(({ id }) => id)));
  },
});

/** An expired plan counts as another one, even where the row does not say so yet. */
const isAnother = (user: UserRow, planType: PlanType, now: Date) =>
  user.planType !== planType || userAt(user, now).planType !== planType;

/** One value for any number of ids; they are validated, so there is nothing to escape in it. */
const isOneOf = (ids: readonly string[]) => sql`${users.id} = any(${`{${ids.join(',')}}`}::uuid[])`;
