import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { PlanType } from '../../contract/plans.ts';
import type { Database } from './database.ts';
import type { PlanEndKind } from './plan-end-key.ts';
import { outgoingMails, users } from './schema.ts';
import { userAt, userStore } from './users.ts';

type PlanEnd = {
  id: string;
  planType: PlanType;
  endsAt: Date;
  /** What is paid for from then on; null where that is nothing. */
  waiting: { planType: PlanType; until: Date } | null;
};

const dayMs = 24 * 60 * 60 * 1000;
/** Of an end that nobody was told of in time, because no server ran, people are told for so long. */
const toldOfForDays = 7;
export const announcedDays = 7;

export const planEndStore = (db: Database) => ({
  find: async (userId: string, now: Date): Promise<PlanEnd | null> => {
    const [row] = await db.select().from(users).where(eq(users.id, userId));
    const user = row && userAt(row, now);
    if (!user?.planResetDate) return null;
    const { id, planType, planResetDate: endsAt, waitingPlan, waitingUntil } = user;
    const waiting = waitingPlan && waitingUntil ? { planType: waitingPlan, until: waitingUntil } : null;
    return { id, planType, endsAt, waiting };
  },

  /**
   * Queues the mail that is due to each person whose plan ends soon or has ended: the one of today, where those of earlier days were
   * missed. Any number of servers may do it at once; returns how many were queued by this one.
   */
  announce: async (now: Date): Promise<number> => {
    // Whose next plan has begun and who has not been seen since is told by the row's change.
    const begun = await db
      .select()
      .from(users)
      .where(and(lte(users.planResetDate, now), gt(users.waitingUntil, now)));
    for (const user of begun) await userStore(db).expirePlan(user, now);
    const after = (days: number) => sql`${new Date(now.getTime() + days * dayMs).toISOString()}::timestamptz`;
    const at = after(0);
    // Where the plan that waited is over as well, its end is the end.
    const ends = sql`(case when ${users.planResetDate} <= ${at} then coalesce(${users.waitingUntil}, ${users.planResetDate}) else ${users.planResetDate} end)`;
    const kind = sql`case
      when ${ends} <= ${at} then ${'plan ended' satisfies PlanEndKind}
      when ${ends} <= ${after(1)} then ${'plan ends in 1 day' satisfies PlanEndKind}
      else ${'plan ends in 7 days' satisfies PlanEndKind} end`;
    // An expired plan is put back to the free one whenever its user is next seen, which may be before or after this.
    const isOfPlan = sql`(${users.planType} <> 'free' or (${users.planExpired} and ${ends} <= ${at}))`;
    const key = sql`${kind} || ':' || ${users.id} || ':' || round(extract(epoch from ${ends}) * 1000)::bigint`;
    const queued = (await db.execute(sql`
      insert into ${outgoingMails} (kind, recipient, dedupe_key, about, created_at, next_try_at)
      select ${kind}, ${users.email}, ${key}, ${users.id}, ${at}, ${at} from ${users}
      where ${users.planResetDate} <= ${after(announcedDays)}
        and ${ends} > ${after(-toldOfForDays)} and ${ends} <= ${after(announcedDays)} and ${isOfPlan}
        and not exists (select from ${outgoingMails} where ${outgoingMails.dedupeKey} = ${key})
      on conflict do nothing returning id`)) as unknown as { rows: unknown[] };
    return begun.length + queued.rows.length;
  },
});
export type PlanEndStore = ReturnType<typeof planEndStore>;
