import { and, eq, notInArray } from 'drizzle-orm';
import type { PaidPlan } from '../../contract/plans.ts';
import type { Database } from './database.ts';
import { withoutEffect } from './payment-facts.ts';
import { courseFrom, readPlanRecords } from './plan-records.ts';
import { paymentEvents, paymentOrders } from './schema.ts';
import type { UserRow } from './users.ts';

export type PaymentOrder = typeof paymentOrders.$inferSelect;

type NewOrder = {
  orderId: string;
  userId: string;
  planType: PaidPlan;
  amount: number;
  currency: string;
  receipt: string;
  createdAt: Date;
};

export const paymentOrderStore = (db: Database) => ({
  keep: async (order: NewOrder): Promise<void> => {
    await db.insert(paymentOrders).values(order);
  },

  find: async (orderId: string): Promise<PaymentOrder | null> => {
    const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.orderId, orderId));
    return order ?? null;
  },

  /** What the payment of an order came to; null where none is known. What did not fit the order is no payment of it. */
  outcomeOf: async ({ orderId, ...order }: PaymentOrder, paymentId: string): Promise<string | null> => {
    const [event] = await db
      .select({ outcome: paymentEvents.outcome })
      .from(paymentEvents)
      .where(
        and(
          eq(paymentEvents.orderId, orderId),
          eq(paymentEvents.paymentId, paymentId),
          eq(paymentEvents.kind, 'captured'),
          notInArray(paymentEvents.outcome, withoutEffect),
        ),
      );
    // Orders that were paid before there were events.
    const isEarlier = order.paidAt !== null && order.paymentId === paymentId;
    return event?.outcome ?? (isEarlier ? 'granted' : null);
  },

  /** The course of a person's plans, for what another order would do to it. */
  courseOf: async (user: UserRow, now: Date) => courseFrom(await readPlanRecords(db, user, now)),
});
export type PaymentOrderStore = ReturnType<typeof paymentOrderStore>;
