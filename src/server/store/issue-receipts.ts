import { and, eq, isNotNull, notExists, sql, sum } from 'drizzle-orm';
import { planNameOf } from '../../contract/plans.ts';
import {
  type ReceiptContent,
  type ReceiptSeries,
  type Seller,
  shownNumber,
  type Tax,
  taxIn,
} from '../receipts/receipt-content.ts';
import { billingDetailStore } from './billing-details.ts';
import type { Database } from './database.ts';
import { paymentOrders, receiptCounters, receipts } from './schema.ts';

/** Who sells, and which tax is in the price: what stands on documents from now on. */
export type SellerTerms = { seller: Seller; tax: Tax | null };

export type Receipt = typeof receipts.$inferSelect;

type Order = Pick<
  typeof paymentOrders.$inferSelect,
  'id' | 'userId' | 'planType' | 'amount' | 'currency' | 'paymentId' | 'paidAt'
>;
type Period = { from: Date; until: Date };

/**
 * Issues receipts and credit notes, each within the transaction of what it documents: the number is taken from a row that stays
 * locked until that transaction ends, and goes back if it fails. So numbers have no gaps, on any number of servers. The row
 * is the last thing a transaction may lock: payments of different people wait for each other from there on.
 */
export const receiptIssuer = ({ seller, tax }: SellerTerms) => {
  /** The order must be locked by the caller. An order that has its receipt keeps it. */
  const issueReceipt = async (
    transaction: Database,
    order: Order,
    { period, now }: { period: Period | null; now: Date },
  ): Promise<Receipt> => {
    const before = await receiptOf(transaction, order.id);
    if (before) return before;
    const { amount, currency, planType } = order;
    return issue(transaction, 'receipt', {
      order,
      now,
      content: {
        seller,
        buyer: order.userId === null ? null : await billingDetailStore(transaction).find(order.userId),
        plan: planNameOf(planType),
        planType,
        period: period && { from: period.from.toISOString(), until: period.until.toISOString() },
        amount,
        currency,
        tax: tax && { ...tax, amount: taxIn(amount, tax.percent) },
        paidAt: (order.paidAt ?? now).toISOString(),
        paymentId: order.paymentId ?? '',
        corrects: null,
      },
    });
  };

  return {
    issueReceipt,

    /**
     * A credit note for a refund, in the words of the receipt it corrects; once for each refund. Together they never exceed
     * what was paid: what goes beyond it is not documented, and null is returned where nothing is left. With a negative amount it
     * takes back what earlier notes have credited, for a refund that failed.
     */
    issueCreditNote: async (
      transaction: Database,
      order: Order,
      { refundId, amount, now }: { refundId: string; amount: number; now: Date },
    ): Promise<Receipt | null> => {
      const receipt = await issueReceipt(transaction, order, { period: null, now });
      await transaction.select().from(receipts).where(eq(receipts.id, receipt.id)).for('update');
      const [before] = await transaction.select().from(receipts).where(eq(receipts.refundId, refundId));
      if (before) return before;
      const [credited] = await transaction
        .select({ amount: sum(receipts.amount).mapWith(Number) })
        .from(receipts)
        .where(and(eq(receipts.orderId, order.id), eq(receipts.series, 'credit note')));
      const already = credited?.amount ?? 0;
      const credit = Math.max(-already, Math.min(amount, receipt.amount - already));
      if (credit === 0) return null;
      const { content } = receipt;
      const taxUntil = (cents: number) => (content.tax ? taxIn(cents, content.tax.percent) : 0);
      return issue(transaction, 'credit note', {
        order,
        now,
        refundId,
        content: {
          ...content,
          amount: credit,
          // The difference of two sums: the last note takes back what rounding has left of the tax.
          tax: content.tax && { ...content.tax, amount: taxUntil(already + credit) - taxUntil(already) },
          corrects: {
            number: shownNumber('receipt', receipt.number),
            issuedAt: receipt.issuedAt.toISOString(),
          },
        },
      });
    },

    /** Receipts for payments from before there were any, in the order of the payments. Returns how many. */
    issueMissing: async (db: Database, now: Date): Promise<number> => {
      for (let issued = 0; ; issued += 1) {
        const isDone = await db.transaction(async (transaction) => {
          const [order] = await transaction
            .select()
            .from(paymentOrders)
            .where(
              and(
                isNotNull(paymentOrders.paidAt),
                notExists(
                  transaction
                    .select({ id: receipts.id })
                    .from(receipts)
                    .where(eq(receipts.orderId, paymentOrders.id)),
                ),
              ),
            )
            .orderBy(paymentOrders.paidAt, paymentOrders.id)
            .limit(1)
            .for('update');
          if (order) await issueReceipt(transaction, order, { period: null, now });
          return !order;
        });
        if (isDone) return issued;
      }
    },
  };
};
export type ReceiptIssuer = ReturnType<typeof receiptIssuer>;

const receiptOf = async (transaction: Database, orderId: string): Promise<Receipt | null> => {
  const [found] = await transaction
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), eq(receipts.series, 'receipt')));
  return found ?? null;
};

type Issue = { order: Order; content: ReceiptContent; now: Date; refundId?: string };

const issue = async (
  transaction: Database,
  series: ReceiptSeries,
  { order, content, now, refundId }: Issue,
): Promise<Receipt> => {
  const [counter] = await transaction
    .insert(receiptCounters)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: receiptCounters.series, set: { last: sql`${receiptCounters.last} + 1` } })
    .returning();
  if (!counter) throw new Error('the database gave no number for a receipt');
  const [issued] = await transaction
    .insert(receipts)
    .values({
      series,
      number: counter.last,
      orderId: order.id,
      amount: content.amount,
      content,
      issuedAt: now,
      ...(refundId !== undefined && { refundId }),
    })
    .returning();
  if (!issued) throw new Error('the database returned no receipt');
  return issued;
};
