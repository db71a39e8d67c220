import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { PaymentState } from '../../contract/payment-states.ts';
import { readNumber } from '../receipts/receipt-content.ts';
import type { Database } from './database.ts';
import { paymentEvents, paymentOrders, receipts, users } from './schema.ts';
import { storable } from './storable.ts';

/** What has become of an order; those of earlier versions have no state of their own. */
const stateNow = sql<PaymentState>`coalesce(${paymentOrders.state}, case when ${paymentOrders.paidAt} is null then 'open' else 'paid' end)`;

const columns = {
  id: paymentOrders.id,
  orderId: paymentOrders.orderId,
  paymentId: paymentOrders.paymentId,
  planType: paymentOrders.planType,
  amount: paymentOrders.amount,
  currency: paymentOrders.currency,
  refunded: paymentOrders.refunded,
  state: stateNow,
  createdAt: paymentOrders.createdAt,
  paidAt: paymentOrders.paidAt,
};
const withEmail = { ...columns, email: users.email };

export type ListedPayment = {
  id: string;
  orderId: string;
  paymentId: string | null;
  planType: string;
  amount: number;
  currency: string;
  refunded: number;
  state: PaymentState;
  createdAt: Date;
  paidAt: Date | null;
};
export type PaymentWithEmail = ListedPayment & { email: string | null };
export type PaymentFilter = { search: string; state: PaymentState | null };

const newestFirst = [desc(paymentOrders.createdAt), desc(paymentOrders.id)];
const rowsAtOnce = 1000;
/** More than anybody has bought. */
const ownAtMost = 500;

/** Orders and payments, to be looked at. */
export const paymentListStore = (db: Database) => ({
  ownOf: async (userId: string): Promise<ListedPayment[]> =>
    db
      .select(columns)
      .from(paymentOrders)
      .where(and(eq(paymentOrders.userId, userId), sql`${stateNow} <> 'open'`))
      .orderBy(...newestFirst)
      .limit(ownAtMost),

  page: async (
    filter: PaymentFilter,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ rows: PaymentWithEmail[]; total: number }> => {
    const rows = await db
      .select(withEmail)
      .from(paymentOrders)
      .leftJoin(users, eq(users.id, paymentOrders.userId))
      .where(wanted(filter))
      .orderBy(...newestFirst)
      .offset(offset)
      .limit(limit);
    const [counted] = await db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(paymentOrders)
      .leftJoin(users, eq(users.id, paymentOrders.userId))
      .where(wanted(filter));
    return { rows, total: counted?.total ?? 0 };
  },

  /** All of them, a thousand at a time. */
  all: async function* (filter: PaymentFilter): AsyncGenerator<PaymentWithEmail[]> {
    let last: { createdAt: string; id: string } | undefined;
    do {
      const found: (PaymentWithEmail & { moment: string })[] = await db
        .select({ ...withEmail, moment: sql<string>`${paymentOrders.createdAt}::text` })
        .from(paymentOrders)
        .leftJoin(users, eq(users.id, paymentOrders.userId))
        .where(
          and(
            wanted(filter),
            last &&
              sql`(${paymentOrders.createdAt}, ${paymentOrders.id}) < (${last.createdAt}::timestamptz, ${last.id}::uuid)`,
          ),
        )
        .orderBy(...newestFirst)
        .limit(rowsAtOnce);
      yield found;
      const end = found.length === rowsAtOnce ? found.at(-1) : undefined;
      last = end && { createdAt: end.moment, id: end.id };
    } while (last);
  },

  find: async (id: string): Promise<PaymentWithEmail | null> => {
    const [found] = await db
      .select(withEmail)
      .from(paymentOrders)
      .leftJoin(users, eq(users.id, paymentOrders.userId))
      .where(eq(paymentOrders.id, id));
    return found ?? null;
  },

  eventsOf: async (orderIds: readonly string[]) =>
    orderIds.length === 0
      ? []
      : db
          .select()
          .from(paymentEvents)
          .where(inArray(paymentEvents.orderId, [...orderIds]))
          .orderBy(asc(paymentEvents.recordedAt), asc(paymentEvents.number), asc(paymentEvents.id)),

  /**
   * Orders of which the provider may know more than we do, a hundred at a time, the oldest first: those that nobody has paid as far as we
   * know, those that were granted by the signature of the page alone, and those of which a refund was asked for without an answer.
   */
  toAskAbout: async ({ since, after }: { since: Date; after: string | null }): Promise<ListedPayment[]> =>
    db
      .select(columns)
      .from(paymentOrders)
      .where(
        and(
          gt(paymentOrders.createdAt, since),
          or(isNull(paymentOrders.paidAt), isByPageAlone, hasOpenRefund),
          after === null ? undefined : lt(sql`${after}::uuid`, paymentOrders.id),
        ),
      )
      .orderBy(asc(paymentOrders.id))
      .limit(askedAtOnce),
});
export type PaymentListStore = ReturnType<typeof paymentListStore>;

export const askedAtOnce = 100;

const isByPageAlone = sql`(${paymentOrders.state} = 'paid' and exists (select from ${paymentEvents}
  where ${paymentEvents.orderId} = ${paymentOrders.orderId} and ${paymentEvents.kind} = 'captured' and ${paymentEvents.source} = 'page'))`;

const hasOpenRefund = sql`exists (select from ${paymentEvents} asked
  where asked.order_id = ${paymentOrders.orderId} and asked.kind = 'refund_asked' and not exists (select from ${paymentEvents} answer
    where answer.order_id = asked.order_id and answer.number > asked.number
      and answer.kind in ('refund', 'refunded_total', 'refund_refused')))`;

const wanted = ({ search, state }: PaymentFilter) => {
  const text = storable(search);
  // `strpos` takes the text literally: nothing in it is a wildcard.
  const has = (
    column: typeof users.email | typeof paymentOrders.orderId | typeof paymentOrders.paymentId,
    part: string,
  ) => sql`strpos(${column}, ${part}) > 0`;
  return and(
    search === ''
      ? undefined
      : or(
          hasDocument(text),
          has(users.email, text.toLowerCase()),
          has(paymentOrders.orderId, text),
          has(paymentOrders.paymentId, text),
          // Also a second payment of an order that was paid twice.
          sql`exists (select from ${paymentEvents} where ${paymentEvents.orderId} = ${paymentOrders.orderId} and strpos(${paymentEvents.paymentId}, ${text}) > 0)`,
        ),
    state === null ? undefined : sql`${stateNow} = ${state}`,
  );
};

/** By the number of a receipt or credit note, all of it. */
const hasDocument = (text: string) => {
  const document = readNumber(text.toUpperCase());
  return document
    ? sql`exists (select from ${receipts} where ${receipts.orderId} = ${paymentOrders.id} and ${receipts.series} = ${document.series} and ${receipts.number} = ${document.number})`
    : undefined;
};
