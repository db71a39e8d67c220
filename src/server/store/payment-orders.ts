import { eq } from 'drizzle-orm';
import { type PaidPlan, type PlanType, plans } from '../../contract/plans.ts';
import { type Database, lockWithin } from './database.ts';
import { paidUntil } from './paid-month.ts';
import { paymentOrders, users } from './schema.ts';

export type PaymentOrder = typeof paymentOrders.$inferSelect;

type NewOrder = {
  orderId: string;
  userId: string;
  planType: PaidPlan;
  amount: number;
  currency: string;
  createdAt: Date;
};

/**
 * - `granted`: the plan is theirs, by this call.
 * - `granted_before`: this payment has paid this order already; nothing changed.
 * - `unknown_order`: none of ours.
 * - `other_payment`: the order was paid by another payment.
 * - `payment_used`: the payment has paid another order.
 * - `no_account`: paid, but the account has been deleted since. The order keeps the payment.
 */
export type Settlement =
  | 'granted'
  | 'granted_before'
  | 'unknown_order'
  | 'other_payment'
  | 'payment_used'
  | 'no_account';

/** `onGranted` is called once for each plan that a payment has bought. */
export const paymentOrderStore = (db: Database, onGranted?: (email: string, planType: PlanType) => void) => ({
  keep: async (order: NewOrder): Promise<void> => {
    await db.insert(paymentOrders).values(order);
  },

  find: async (orderId: string): Promise<PaymentOrder | null> => {
    const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.orderId, orderId));
    return order ?? null;
  },

  /**
   * Marks an order paid and grants its plan, both or neither, and once: calls about one payment wait for each other, then
   * calls about one order, then calls about one user, always in this order.
   */
  settle: async (
    { orderId, paymentId }: { orderId: string; paymentId: string },
    now: Date,
  ): Promise<Settlement> => {
    let grantedTo: string | null = null;
    let plan: PlanType = 'free';
    const outcome = await db.transaction(async (transaction): Promise<Settlement> => {
      await lockWithin(transaction, `payment:${paymentId}`);
      const [order] = await transaction
        .select()
        .from(paymentOrders)
        .where(eq(paymentOrders.orderId, orderId))
        .for('update');
      if (!order) return 'unknown_order';
      if (order.paidAt) return order.paymentId === paymentId ? 'granted_before' : 'other_payment';
      const [used] = await transaction
        .select({ id: paymentOrders.id })
        .from(paymentOrders)
        .where(eq(paymentOrders.paymentId, paymentId));
      if (used) return 'payment_used';

      await transaction
        .update(paymentOrders)
        .set({ paymentId, paidAt: now })
        .where(eq(paymentOrders.id, order.id));
      grantedTo = await grantPlan(transaction, order, now);
      plan = order.planType;
      return grantedTo === null ? 'no_account' : 'granted';
    });
    if (grantedTo !== null) onGranted?.(grantedTo, plan);
    return outcome;
  },
});
export type PaymentOrderStore = ReturnType<typeof paymentOrderStore>;

/** An order that was paid stays paid, so this may be read without a lock: most repeated notifications end here. */
export const isPaidBy = (order: PaymentOrder, paymentId: string): boolean =>
  order.paidAt !== null && order.paymentId === paymentId;

/** The address of the user who has the plan now; null when there is none any more. */
const grantPlan = async (
  transaction: Database,
  { userId, planType }: PaymentOrder,
  now: Date,
): Promise<string | null> => {
  if (userId === null) return null;
  // Held until the end: two orders of one user extend the plan one after the other.
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return null;
  await transaction
    .update(users)
    .set({
      planType,
      subscriptionDate: now,
      planResetDate: paidUntil(user, planType, now),
      planExpired: false,
      historyLimit: plans[planType].historyLimit,
    })
    .where(eq(users.id, userId));
  return user.email;
};
