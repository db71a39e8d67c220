import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { receiptYears } from '../../contract/retention-times.ts';
import type { ReceiptSeries } from '../receipts/receipt-content.ts';
import type { Database } from './database.ts';
import type { Receipt } from './issue-receipts.ts';
import { paymentOrders, receipts } from './schema.ts';

export const receiptStore = (db: Database) => ({
  /** A document of one of a person's own payments. */
  find: async (
    userId: string,
    { orderId, series, number }: { orderId: string; series: ReceiptSeries; number?: number },
  ): Promise<Receipt | null> => {
    const [found] = await db
      .select({ receipt: receipts })
      .from(receipts)
      .innerJoin(paymentOrders, eq(paymentOrders.id, receipts.orderId))
      .where(
        and(
          eq(paymentOrders.userId, userId),
          eq(receipts.orderId, orderId),
          eq(receipts.series, series),
          number === undefined ? undefined : eq(receipts.number, number),
        ),
      );
    return found?.receipt ?? null;
  },

  byId: async (id: string): Promise<Receipt | null> => {
    const [found] = await db.select().from(receipts).where(eq(receipts.id, id));
    return found ?? null;
  },

  /** The documents of some payments, each series in its order. */
  ofOrders: async (orderIds: readonly string[]): Promise<Receipt[]> =>
    orderIds.length === 0
      ? []
      : db
          .select()
          .from(receipts)
          .where(inArray(receipts.orderId, [...orderIds]))
          .orderBy(desc(receipts.series), asc(receipts.number)),

  /** Once accounting no longer needs them, documents of deleted accounts say no longer whom they were for. */
  forgetOldBuyers: async (now: Date): Promise<void> => {
    const before = new Date(now);
    before.setUTCFullYear(now.getUTCFullYear() - receiptYears);
    const ownerless = db
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(isNull(paymentOrders.userId));
    await db
      .update(receipts)
      .set({ content: sql`jsonb_set(${receipts.content}, '{buyer}', 'null')` })
      .where(
        and(
          lt(receipts.issuedAt, before),
          inArray(receipts.orderId, ownerless),
          sql`${receipts.content} -> 'buyer' <> 'null'::jsonb`,
        ),
      );
  },
});
export type ReceiptStore = ReturnType<typeof receiptStore>;
