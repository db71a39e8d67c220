import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { PlanType } from '../../contract/plans.ts';
import type { Database } from './database.ts';
import { factsOf, type PaymentFacts } from './payment-facts.ts';
import { type Course, isPaidPlan, place, standingOf } from './plan-course.ts';
import { courseOf, type Given, type PaidOrder } from './plan-history.ts';
import { paymentEvents, paymentOrders, planGrants } from './schema.ts';
import { type UserRow, userAt } from './users.ts';

type OrderRow = typeof paymentOrders.$inferSelect;
type EventRow = typeof paymentEvents.$inferSelect;

/** All that a person's plan follows from. */
export type PlanRecords = {
  orders: readonly OrderRow[];
  events: readonly EventRow[];
  given: Given | null;
  /** The row says something else than the records: what it says is to be kept before anything is added. */
  found: Given | null;
  /** The number of the next record. */
  next: number;
};

export const readPlanRecords = async (db: Database, user: UserRow, now: Date): Promise<PlanRecords> => {
  const orders = await db.select().from(paymentOrders).where(eq(paymentOrders.userId, user.id));
  const names = orders.map(({ orderId }) => orderId);
  const events =
    names.length > 0
      ? await db.select().from(paymentEvents).where(inArray(paymentEvents.orderId, names))
      : [];
  const [given = null] = await db
    .select()
    .from(planGrants)
    .where(eq(planGrants.userId, user.id))
    .orderBy(desc(planGrants.number))
    .limit(1);
  const last = Math.max(0, given?.number ?? 0, ...events.map(({ number }) => number));
  const records = { orders, events, given, found: null, next: last + 1 };
  const isAsRecorded = isSamePlan(userAt(user, now), standingOf(courseFrom(records), now));
  if (isAsRecorded) return records;
  return { ...records, found: foundPlan(userAt(user, now), last + 1, now), next: last + 2 };
};

/** Where the row and the records differ, the row is right: an earlier version, a restored backup or an operator has set it. */
const foundPlan = (user: UserRow, number: number, now: Date): Given => ({
  by: 'found',
  planType: user.planType,
  until: user.planResetDate,
  waitingPlan: user.waitingPlan,
  waitingUntil: user.waitingUntil,
  since: user.subscriptionDate,
  at: now,
  number,
});

type PlanFields = Pick<UserRow, 'planType' | 'planResetDate' | 'waitingPlan' | 'waitingUntil'>;

const isSamePlan = (a: PlanFields, b: PlanFields): boolean =>
  a.planType === b.planType &&
  (a.planType === 'free' ||
    (a.planResetDate?.getTime() === b.planResetDate?.getTime() &&
      a.waitingPlan === b.waitingPlan &&
      a.waitingUntil?.getTime() === b.waitingUntil?.getTime()));

export const eventsOf = ({ events }: PlanRecords, { orderId }: OrderRow): EventRow[] =>
  events.filter((event) => event.orderId === orderId);

export const courseFrom = (records: PlanRecords): Course =>
  courseOf(
    records.found ?? records.given,
    records.orders.flatMap((order) => paidOrder(order, factsOf(order, eventsOf(records, order)))),
  );

/** The time that an order buys which is paid at a moment; null where it buys none. */
export const boughtTime = (
  records: PlanRecords,
  { orderId, planType, amount }: OrderRow,
  at: Date,
): { from: Date; until: Date } | null => {
  if (!isPaidPlan(planType)) return null;
  const given = records.found ?? records.given;
  const moment = given && given.at > at ? given.at : at;
  const order = { orderId, plan: planType, cents: amount };
  const { startsAt, endsAt } = place(courseFrom(records), order, moment);
  return startsAt && endsAt && { from: startsAt, until: endsAt };
};

const paidOrder = ({ orderId, planType, amount }: OrderRow, facts: PaymentFacts): PaidOrder[] => {
  const { paidAt, endedAt, paidNumber, endedNumber } = facts;
  return paidAt ? [{ orderId, planType, amount, paidAt, endedAt, paidNumber, endedNumber }] : [];
};

export const keepGiven = async (transaction: Database, userId: string, given: Given): Promise<void> => {
  await transaction.insert(planGrants).values({ userId, ...given });
};

/** Notes that an administrator has put locked users on a plan: payments that are recorded later are added to it. */
export const recordGiven = async (
  transaction: Database,
  userIds: readonly string[],
  { planType, until, at }: { planType: PlanType; until: Date | null; at: Date },
): Promise<void> => {
  const number = sql`1 + greatest(
    coalesce((select max(${planGrants.number}) from ${planGrants} where ${planGrants.userId} = chosen.id), 0),
    coalesce((select max(${paymentEvents.number}) from ${paymentEvents} join ${paymentOrders} on ${paymentOrders.orderId} = ${paymentEvents.orderId} where ${paymentOrders.userId} = chosen.id), 0))`;
  await transaction.execute(
    sql`insert into ${planGrants} (user_id, "by", plan_type, until, since, at, number)
      select chosen.id, 'administrator', ${planType}, ${until?.toISOString() ?? null}::timestamptz, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz, ${number}
      from unnest(${`{${userIds.join(',')}}`}::uuid[]) as chosen (id)`,
  );
};
