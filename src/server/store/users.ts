import { and, eq, isNull } from 'drizzle-orm';
import { plans } from '../../contract/plans.ts';
import type { Database } from './database.ts';
import { queueMail } from './outgoing-mails.ts';
import { planEndKey } from './plan-end-key.ts';
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

  /** Who signs in with this address, as they are at this moment. */
  findByEmail: async (email: string, now: Date): Promise<UserRow | null> => {
    const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
    return user ? userAt(user, now) : null;
  },

  /** Puts a user whose paid plan is over on the plan that waits, or back on the free one; returns the user as they are now. */
  expirePlan: async (user: UserRow, now: Date): Promise<UserRow> => {
    if (!isPastPlan(user, now) || user.planResetDate === null) return user;
    // Checked again here, because a payment may have moved the dates since the row was read.
    const isAsRead = and(
      eq(users.id, user.id),
      eq(users.planType, user.planType),
      eq(users.planResetDate, user.planResetDate),
      user.waitingUntil ? eq(users.waitingUntil, user.waitingUntil) : isNull(users.waitingUntil),
    );
    const expired = await db.transaction(async (transaction) => {
      const [row] = await transaction.update(users).set(planAfter(user, now)).where(isAsRead).returning();
      if (row) await tellOfBegin(transaction, row, now);
      return row;
    });
    if (expired) return expired;
    // A parallel call was faster, or a payment came in between: either way the row we hold is out of date.
    const [current] = await db.select().from(users).where(eq(users.id, user.id));
    return current ? userAt(current, now) : user;
  },
});
export type UserStore = ReturnType<typeof userStore>;

/** The plan that waited runs now. Of the end of all plans people are told elsewhere (plan-ends.ts). */
const tellOfBegin = async (
  transaction: Database,
  { id, email, planType, planResetDate: endsAt }: UserRow,
  now: Date,
): Promise<void> => {
  if (planType === 'free' || !endsAt) return;
  const kind = 'plan began';
  const dedupeKey = planEndKey(kind, { id, endsAt });
  await queueMail(transaction, { kind, recipient: email, dedupeKey, about: id, createdAt: now });
};

/** A user as of a moment: after the paid plan they are on the next one, even if the row does not say so yet. */
export const userAt = (user: UserRow, now: Date): UserRow =>
  isPastPlan(user, now) ? { ...user, ...planAfter(user, now) } : user;

/** What follows the plan of a row when it is over. */
const planAfter = ({ waitingPlan, waitingUntil, planResetDate }: UserRow, now: Date) => {
  const isWaiting = waitingPlan !== null && waitingUntil !== null && waitingUntil > now;
  const planType = isWaiting ? waitingPlan : 'free';
  return {
    planType,
    planExpired: !isWaiting,
    planResetDate: waitingUntil ?? planResetDate,
    waitingPlan: null,
    waitingUntil: null,
    historyLimit: plans[planType].historyLimit,
  };
};

const isPastPlan = ({ planType, planResetDate }: UserRow, now: Date) =>
  planType !== 'free' && planResetDate !== null && planResetDate <= now;
