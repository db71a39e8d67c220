import { and, desc, eq, sql } from 'drizzle-orm';
import type { PlanType } from '../../contract/plans.ts';
import type { Database } from './database.ts';
import { users } from './schema.ts';
import { storable } from './storable.ts';
import type { UserRow } from './users.ts';

export type UserFilter = {
  /** Part of an address; empty for any. */
  search: string;
  /** Null for any. */
  plan: PlanType | null;
};

/** The plan a user is on at a moment: `userAt` of users.ts, for rows that stay in the database. */
export const planAt = (now: Date) => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<PlanType>`case when ${users.planType} = 'free' or ${users.planResetDate} is null or ${users.planResetDate} > ${moment} then ${users.planType} when ${users.waitingUntil} > ${moment} then ${users.waitingPlan} else 'free' end`;
};

const rowsAtOnce = 1000;

const newestFirst = [desc(users.createdAt), desc(users.id)];

/** The users, the newest first, as administrators look through them. */
export const userListStore = (db: Database) => ({
  page: async (
    { search, plan }: UserFilter,
    { offset, limit }: { offset: number; limit: number },
    now: Date,
  ): Promise<{ rows: UserRow[]; total: number }> => {
    // Addresses are stored in lower case. `strpos` takes the text literally: nothing in it is a wildcard.
    const wanted = and(
      search === '' ? undefined : sql`strpos(${users.email}, ${storable(search).toLowerCase()}) > 0`,
      plan === null ? undefined : eq(planAt(now), plan),
    );
    const rows = await db
      .select()
      .from(users)
      .where(wanted)
      .orderBy(...newestFirst)
      .offset(offset)
      .limit(limit);
    return { rows, total: await db.$count(users, wanted) };
  },

  /** All users, a thousand at a time: one who exists from beginning to end comes exactly once. */
  all: async function* (): AsyncGenerator<UserRow[]> {
    let last: Place | undefined;
    do {
      const found: (Place & { user: UserRow })[] = await db
        .select({ user: users, id: users.id, createdAt: sql<string>`${users.createdAt}::text` })
        .from(users)
        .where(
          last && sql`(${users.createdAt}, ${users.id}) < (${last.createdAt}::timestamptz, ${last.id}::uuid)`,
        )
        .orderBy(...newestFirst)
        .limit(rowsAtOnce);
      yield found.map(({ user }) => user);
      last = found.length === rowsAtOnce ? found.at(-1) : undefined;
    } while (last);
  },
});
export type UserListStore = ReturnType<typeof userListStore>;

/** Where in the list a user stands. The moment as the database writes it: a `Date` would lose its microseconds. */
type Place = { createdAt: string; id: string };
