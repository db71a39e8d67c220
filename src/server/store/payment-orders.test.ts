import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '../testing/engines.ts';
import { paymentOrderStore } from './payment-orders.ts';
import { paymentOrders, users } from './schema.ts';
import { userStore } from './users.ts';

const now = new Date('2026-01-31T12:00:00Z');
const aMonthLater = new Date('2026-02-28T12:00:00Z');

describe.each(engines)('orders on the $name engine', ({ open }) => {
  const openOrders = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const orders = paymentOrderStore(db);
    const [ana] = await db.insert(users).values({ email: 'ana@example.com' }).returning();
    const userId = ana?.id ?? '';
    const order = (orderId: string) =>
      orders.keep({
        orderId,
        userId,
        planType: 'standard',
        amount: 1999,
        currency: 'USD',
        createdAt: now,
      });
    const user = async () => (await db.select().from(users).where(eq(users.id, userId)))[0];
    return { db, orders, order, user };
  };

  it('grant their plan: the month, the history and no trace of an expired one', async () => {
    const { db, orders, order, user } = await openOrders();
    await db.update(users).set({ planExpired: true, dailyUsageCount: 4 });
    await order('order_1');
    expect(await orders.settle({ orderId: 'order_1', paymentId: 'pay_1' }, now)).toBe('granted');
    expect(await user()).toMatchObject({
      planType: 'standard',
      subscriptionDate: now,
      planResetDate: aMonthLater,
      planExpired: false,
      historyLimit: 25,
      dailyUsageCount: 4,
    });
    expect(await orders.find('order_1')).toMatchObject({ paymentId: 'pay_1', paidAt: now });
  });

  it('grant it once, however often and however concurrently they are settled', async () => {
    const { orders, order, user } = await openOrders();
    await order('order_1');
    const payment = { orderId: 'order_1', paymentId: 'pay_1' };
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => orders.settle(payment, now)));
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'granted_before')).toHaveLength(49);
    expect((await user())?.planResetDate).toEqual(aMonthLater);
  });

  it('are each paid by their own payment, even when both are tried at once', async () => {
    const { orders, order, user } = await openOrders();
    const names = Array.from({ length: 10 }, (_, index) => `order_${index}`);
    for (const name of names) await order(name);
    const outcomes = await Promise.all(
      names.map((orderId) => orders.settle({ orderId, paymentId: 'pay_1' }, now)),
    );
    expect(outcomes.toSorted()).toEqual(['granted', ...Array.from({ length: 9 }, () => 'payment_used')]);
    expect((await user())?.planResetDate).toEqual(aMonthLater);
  });

  it('accept one payment and no second one', async () => {
    const { orders, order } = await openOrders();
    await order('order_1');
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        orders.settle({ orderId: 'order_1', paymentId: `pay_${index}` }, now),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['granted', ...Array.from({ length: 9 }, () => 'other_payment')]);
  });

  it('of two months, paid at once, come to two months', async () => {
    const { orders, order, user } = await openOrders();
    await order('order_1');
    await order('order_2');
    const outcomes = await Promise.all(
      ['1', '2'].map((name) => orders.settle({ orderId: `order_${name}`, paymentId: `pay_${name}` }, now)),
    );
    expect(outcomes).toEqual(['granted', 'granted']);
    expect((await user())?.planResetDate).toEqual(new Date('2026-03-28T12:00:00Z'));
  });

  it('stay paid when the account is deleted', async () => {
    const { db, orders, order } = await openOrders();
    await order('order_1');
    await db.delete(users);
    expect(await orders.settle({ orderId: 'order_1', paymentId: 'pay_1' }, now)).toBe('no_account');
    expect(await db.select().from(paymentOrders)).toMatchObject([{ userId: null, paymentId: 'pay_1' }]);
  });

  it('of another user are unknown', async () => {
    const { orders } = await openOrders();
    expect(await orders.settle({ orderId: 'order_9', paymentId: 'pay_1' }, now)).toBe('unknown_order');
  });

  it('end with their month: a moment before it the plan is there, at its end it is not', async () => {
    const { db, orders, order, user } = await openOrders();
    await order('order_1');
    await orders.settle({ orderId: 'order_1', paymentId: 'pay_1' }, now);
    const paid = await user();
    if (!paid) throw new Error('the user is gone');
    const justBefore = new Date(aMonthLater.getTime() - 1);
    expect(await userStore(db).expirePlan(paid, justBefore)).toMatchObject({
      planType: 'standard',
      planExpired: false,
    });
    expect(await userStore(db).expirePlan(paid, aMonthLater)).toMatchObject({
      planType: 'free',
      planExpired: true,
      historyLimit: 3,
    });
  });
});
