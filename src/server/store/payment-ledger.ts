import { and, eq, ne, notInArray } from 'drizzle-orm';
import { type PlanType, plans } from '../../contract/plans.ts';
import { appendToChain } from './audit-chain.ts';
import { type Database, lockWithin } from './database.ts';
import type { Receipt } from './issue-receipts.ts';
import type { PaymentDocuments } from './payment-documents.ts';
import { factsOf, withoutEffect } from './payment-facts.ts';
import { auditOf, type EventOutcome, outcomeOf, type PaymentReport } from './payment-outcome.ts';
import { type Standing, standingOf } from './plan-course.ts';
import { boughtTime, courseFrom, eventsOf, keepGiven, readPlanRecords } from './plan-records.ts';
import { paymentEvents, paymentOrders, users } from './schema.ts';
import type { UserRow } from './users.ts';

type OrderRow = typeof paymentOrders.$inferSelect;
type EventRow = typeof paymentEvents.$inferSelect;

export type Recorded = {
  outcome: EventOutcome;
  orderId: string | null;
  /** What it came to when it was first reported, where it was known before. */
  firstOutcome?: string;
};

type Needs = {
  documents: PaymentDocuments;
  /** Called when receipts or credit notes were issued, and their mails queued. */
  onIssued?: () => void;
  /** Called once for each plan that a payment has bought, and for each that the loss of one has changed. */
  onPlan?: (email: string, plan: PlanType) => void;
};

/**
 * Writes down what happened to payments, gives people the plan that follows from it, and issues the documents: all or nothing, and once.
 * Reports about one payment wait for each other, then those about one order, then those about one person, then those that need a number
 * of a document, and last for the audit trail, always in this order.
 */
export const paymentLedger = (db: Database, { documents, onIssued, onPlan }: Needs) => ({
  record: async (report: PaymentReport, now: Date): Promise<Recorded> => {
    // Most repeated reports end here, without a lock: what was recorded stays.
    const known = report.orderId ? await firstOutcomeOf(db, keyOf(report, report.orderId)) : null;
    if (known) return { outcome: 'known_before', orderId: report.orderId, firstOutcome: known };
    const told: { email: string; plan: PlanType }[] = [];
    const issued: Receipt[] = [];
    const recorded = await db.transaction(async (transaction): Promise<Recorded> => {
      await lockWithin(transaction, `payment:${report.paymentId ?? report.orderId}`);
      const orderId = report.orderId ?? (await orderOf(transaction, report.paymentId));
      const key = keyOf(report, orderId ?? '');
      const [order] = await transaction
        .select()
        .from(paymentOrders)
        .where(eq(paymentOrders.orderId, orderId ?? ''))
        .for('update');
      const firstOutcome = await firstOutcomeOf(transaction, key);
      if (firstOutcome) return { outcome: 'known_before', orderId, firstOutcome };
      // Held until the end: two orders of one person change their plan one after the other.
      const [user] = order?.userId
        ? await transaction.select().from(users).where(eq(users.id, order.userId)).for('update')
        : [];
      const event = eventOf(report, { key, orderId: orderId ?? '', order, now });
      const work = { documents, order, user: user ?? null, now, told, issued };
      // Before the payment, so that one which was given back already grants nothing, not even for a moment.
      const strays = event.kind === 'captured' && order ? await applyStrays(transaction, event, work) : [];
      const outcome = await apply(transaction, event, work);
      for (const done of [...strays, { report, outcome }])
        await appendToChain(
          transaction,
          auditOf(done.report, { outcome: done.outcome, orderId, order, user, now }),
        );
      return { outcome, orderId };
    });
    if (issued.length > 0) onIssued?.();
    for (const { email, plan } of told) onPlan?.(email, plan);
    return recorded;
  },
});
export type PaymentLedger = ReturnType<typeof paymentLedger>;

const firstOutcomeOf = async (db: Database, key: string): Promise<string | null> => {
  const [found] = await db
    .select({ outcome: paymentEvents.outcome })
    .from(paymentEvents)
    .where(eq(paymentEvents.key, key));
  return found?.outcome ?? null;
};

/** The same thing has the same key, whoever reports it. An order or amount that differs makes it another, which is recorded too. */
const keyOf = (
  {
    kind,
    paymentId,
    reference,
    amount,
    currency,
  }: Pick<PaymentReport, 'kind' | 'paymentId' | 'reference' | 'amount' | 'currency'>,
  orderId: string,
): string => [kind, orderId, paymentId ?? '', reference ?? '', amount ?? '', currency ?? ''].join(' ');

const orderOf = async (db: Database, paymentId: string | null): Promise<string | null> => {
  if (paymentId === null) return null;
  const [paid] = await db
    .select({ orderId: paymentOrders.orderId })
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentId, paymentId));
  if (paid) return paid.orderId;
  const [told] = await db
    .select({ orderId: paymentEvents.orderId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), ne(paymentEvents.orderId, '')));
  return told?.orderId ?? null;
};

type NewEvent = Omit<EventRow, 'id' | 'outcome'>;
type Place = { key: string; orderId: string; order: OrderRow | undefined; now: Date };

/** What we learn of later than this counts from then on: nobody loses days of a plan that they could not use. */
const promptMs = 60 * 60 * 1000;

const eventOf = (report: PaymentReport, { key, orderId, order, now }: Place): NewEvent => {
  const { kind, paymentId, amount, currency, reference, source } = report;
  const happened = report.at ?? now;
  const isPrompt = happened <= now && now.getTime() - happened.getTime() <= promptMs;
  // A moment before the order is a mistake, or a clock that is wrong.
  const earliest = order && order.createdAt < now ? order.createdAt : now;
  const at = isPrompt ? new Date(Math.max(happened.getTime(), earliest.getTime())) : now;
  return {
    key,
    orderId,
    paymentId,
    kind,
    amount,
    currency,
    reference,
    at,
    recordedAt: now,
    source,
    number: 0,
  };
};

type Work = {
  documents: PaymentDocuments;
  order: OrderRow | undefined;
  user: UserRow | null;
  now: Date;
  told: { email: string; plan: PlanType }[];
  issued: Receipt[];
};

const apply = async (
  transaction: Database,
  event: NewEvent,
  { documents, order, user, now, told, issued }: Work,
): Promise<EventOutcome> => {
  const refusal = order ? await refusalOf(transaction, order, event) : 'unknown_order';
  if (refusal || !order) {
    const outcome = refusal ?? 'unknown_order';
    await transaction.insert(paymentEvents).values({ ...event, outcome });
    return outcome;
  }
  const records = user ? await readPlanRecords(transaction, user, now) : null;
  if (user && records?.found) await keepGiven(transaction, user.id, records.found);
  const earlier = records ? eventsOf(records, order) : await eventsOfOrder(transaction, order);
  const number = records?.next ?? 1 + Math.max(0, ...earlier.map((one) => one.number));
  const added = { ...event, id: '', number, outcome: '' };
  const before = factsOf(order, earlier);
  const after = factsOf(order, [...earlier, added]);
  const isFirst = before.paidAt === null && after.paidAt !== null;
  const paid = isFirst ? { paymentId: event.paymentId, paidAt: event.at } : {};
  await transaction
    .update(paymentOrders)
    .set({ state: after.state, refunded: after.refunded, ...paid })
    .where(eq(paymentOrders.id, order.id));

  let isCovered = false;
  if (user && records) {
    const orders = records.orders.map((one) => (one.id === order.id ? { ...one, ...paid } : one));
    const then = standingOf(courseFrom(records), now);
    const standing = standingOf(courseFrom({ ...records, orders, events: [...records.events, added] }), now);
    isCovered = then.planType === 'enterprise';
    const isBought = isFirst && after.endedAt === null && order.planType === standing.planType;
    if (!isSame(then, standing)) {
      const isTold = isBought || then.planType !== standing.planType;
      const { historyLimit } = plans[standing.planType];
      await transaction
        .update(users)
        .set({ ...standing, ...(isTold && { historyLimit }) })
        .where(eq(users.id, user.id));
      if (isTold) told.push({ email: user.email, plan: standing.planType });
    }
  }
  const outcome = outcomeOf({ order, event, before, after, hasUser: user !== null, isCovered });
  await transaction.insert(paymentEvents).values({ ...event, number, outcome });
  if (after.paidAt !== null)
    issued.push(
      ...(await documents.issue(transaction, {
        order: { ...order, ...paid },
        before,
        facts: after,
        kind: event.kind,
        key: event.key,
        isPaidByThis: isFirst,
        period: isFirst && records ? boughtTime(records, order, event.at) : null,
        email: user?.email ?? null,
        now,
      })),
    );
  return outcome;
};

/** Refunds and disputes that named the payment alone, and came before it: now they have an order. */
const applyStrays = async (transaction: Database, captured: NewEvent, work: Work): Promise<Applied[]> => {
  const applied: Applied[] = [];
  const strays = await transaction
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, captured.paymentId ?? ''), eq(paymentEvents.orderId, '')));
  for (const { id: _, outcome: __, ...stray } of strays) {
    const event = { ...stray, orderId: captured.orderId, key: keyOf(stray, captured.orderId) };
    if (await firstOutcomeOf(transaction, event.key)) continue;
    applied.push({ report: event, outcome: await apply(transaction, event, work) });
  }
  return applied;
};
type Applied = { report: PaymentReport; outcome: EventOutcome };

const eventsOfOrder = (db: Database, { orderId }: OrderRow) =>
  db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId));

/** Something that does not fit: recorded, and without an effect. */
const refusalOf = async (
  transaction: Database,
  order: OrderRow,
  { kind, paymentId, amount, currency }: NewEvent,
): Promise<'amount_mismatch' | 'payment_used' | null> => {
  const isWhole = kind === 'captured';
  const isWrong = (amount ?? 0) > order.amount || (isWhole && amount !== order.amount);
  if (isWrong || (currency && currency !== order.currency)) return 'amount_mismatch';
  if (!paymentId) return null;
  const [other] = await transaction
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.paymentId, paymentId), ne(paymentOrders.id, order.id)));
  if (other) return 'payment_used';
  // A second payment for an order is named by its event alone.
  const [second] = await transaction
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.paymentId, paymentId),
        eq(paymentEvents.kind, 'captured'),
        notInArray(paymentEvents.orderId, [order.orderId, '']),
        notInArray(paymentEvents.outcome, withoutEffect),
      ),
    )
    .limit(1);
  return second ? 'payment_used' : null;
};

const isSame = (a: Standing, b: Standing) => JSON.stringify(a) === JSON.stringify(b);
