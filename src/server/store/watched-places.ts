import { asc, eq, inArray } from 'drizzle-orm';
import type { PlanType } from '../../contract/plans.ts';
import type { WatchedKind } from '../../contract/watch.ts';
import type { Database } from './database.ts';
import { users, watchedThings } from './schema.ts';
import { userAt } from './users.ts';

/** Where a watched thing stands among those of its owner, and on which plan that is. What it is stays closed. */
export type WatchedPlace = { id: string; createdAt: Date; userId: string; planType: PlanType };

/** All of a kind, the oldest first: whether plans watch them is asked every minute, what they are hardly ever. */
export const watchedPlaces =
  (db: Database, kind: WatchedKind) =>
  async (now: Date): Promise<WatchedPlace[]> => {
    const { id, createdAt, userId } = watchedThings;
    const isOfKind = eq(watchedThings.kind, kind);
    const [rows, owners] = await Promise.all([
      db
        .select({ id, createdAt, userId })
        .from(watchedThings)
        .where(isOfKind)
        .orderBy(asc(createdAt), asc(id)),
      db
        .select()
        .from(users)
        .where(inArray(users.id, db.select({ userId }).from(watchedThings).where(isOfKind))),
    ]);
    const plans = new Map(owners.map((owner) => [owner.id, userAt(owner, now).planType]));
    return rows.flatMap((row) => {
      const planType = plans.get(row.userId);
      return planType ? [{ ...row, planType }] : [];
    });
  };
