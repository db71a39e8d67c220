// Long because all that can happen to a payment stands together.
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { plans } from '../../contract/plans.ts';
import { testDocuments } from '../testing/documents.ts';
import { engines } from '../testing/engines.ts';
import { verifyChain } from './audit-chain.ts';
import { paymentLedger } from './payment-ledger.ts';
import { paymentOrderStore } from './payment-orders.ts';
import type { PaymentReport } from './payment-outcome.ts';
import { adminActions, paymentEvents, paymentOrders, planGrants, users } from './schema.ts';
import { userAdministration } from './user-administration.ts';
import { userStore } from './users.ts';

const now = new Date('2026-01-31T12:00:00Z');
const aMonthLater = new Date('2026-02-28T12:00:00Z');

describe.each(engines)('orders on the $name engine', ({ open }) => {
  const openOrders = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const store = paymentOrderStore(db);
    const ledger = paymentLedger(db, { documents: testDocuments() });
    const [ana] = await db.insert(users).values({ email: 'ana@example.com' }).returning();
    const userId = ana?.id ?? '';
    const order = (orderId: string, planType: 'standard' | 'professional' = 'standard') =>
      store.keep({
        orderId,
        userId,
        planType,
        amount: plans[planType].cents,
        currency: 'USD',
        receipt: `receipt of ${orderId}`,
        createdAt: now,
      });
    /** Something that the provider says of the payment of an order: `pay_1` is that of `order_1`. */
    const tell = async (name: string, report: Partial<PaymentReport> = {}, at = now) => {
      const { outcome } = await ledger.record(
        {
          kind: 'captured',
          orderId: `order_${name}`,
          paymentId: `pay_${name}`,
          amount: 1999,
          currency: 'USD',
          reference: null,
          at: null,
          source: 'message',
          ...report,
        },
        at,
      );
      return outcome;
    };
    const orders = {
      find: store.find,
      settle: async (payment: { orderId: string; paymentId: string }, at: Date) => tell('', payment, at),
    };
    const user = async () => (await db.select().from(users).where(eq(users.id, userId)))[0];
    return { db, userId, orders, order, user, tell };
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
    expect(outcomes.filter((outcome) => outcome === 'known_before')).toHaveLength(49);
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

  it('A11 end with a full refund, once, and say so in the history and the audit trail', async () => {
    const { db, order, user, tell } = await openOrders();
    await order('order_1');
    await tell('1');
    const refund = { kind: 'refund', reference: 'rfnd_1' } as const;
    expect(await tell('1', { ...refund, amount: 999 })).toBe('plan_stays');
    expect(await user()).toMatchObject({ planType: 'standard', planResetDate: aMonthLater });
    const rest = { kind: 'refund', reference: 'rfnd_2', amount: 1000 } as const;
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tell('1', rest)));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'known_before'), 'plan_ended']);
    expect(await user()).toMatchObject({
      planType: 'free',
      planResetDate: null,
      planExpired: false,
      historyLimit: 3,
      subscriptionDate: null,
    });
    expect(await db.select().from(paymentOrders)).toMatchObject([{ state: 'refunded', refunded: 1999 }]);
    const history = await db.select().from(paymentEvents).orderBy(paymentEvents.number);
    expect(history.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'captured granted',
      'refund plan_stays',
      'refund plan_ended',
    ]);
    const trail = await db.select().from(adminActions).orderBy(adminActions.number);
    expect(trail.map(({ action, details }) => [action, details['outcome']])).toEqual([
      ['payment captured', 'granted'],
      ['payment refund', 'plan_stays'],
      ['payment refund', 'plan_ended'],
    ]);
    expect((await verifyChain(db)).brokenAt).toBeNull();
  });

  it('A11 stay through a dispute that is open or won, and end with one that is lost', async () => {
    const { order, user, tell, orders } = await openOrders();
    await order('order_1');
    await tell('1');
    const dispute = { reference: 'disp_1', amount: null, currency: null };
    expect(await tell('1', { ...dispute, kind: 'dispute_opened' })).toBe('plan_stays');
    expect(await orders.find('order_1')).toMatchObject({ state: 'disputed' });
    expect(await tell('1', { ...dispute, kind: 'dispute_won' })).toBe('plan_stays');
    expect(await orders.find('order_1')).toMatchObject({ state: 'paid' });
    expect(await tell('1', { ...dispute, kind: 'dispute_lost', reference: 'disp_2' })).toBe('plan_ended');
    expect(await user()).toMatchObject({ planType: 'free' });
  });

  it('come to the same when the refund is told before the payment, with the order or without', async () => {
    const { db, order, user, tell } = await openOrders();
    await order('order_1');
    await order('order_2');
    expect(await tell('1', { kind: 'refund', reference: 'rfnd_1' })).toBe('noted');
    expect(await tell('1')).toBe('ended_before');
    expect(await tell('2', { kind: 'refund', reference: 'rfnd_2', orderId: null })).toBe('unknown_order');
    expect(await tell('2')).toBe('ended_before');
    expect(await user()).toMatchObject({ planType: 'free', planResetDate: null });
    const trail = await db.select().from(adminActions).orderBy(adminActions.number);
    expect(
      trail.map(({ action, details }) => [action, details['orderId'], details['outcome']]).slice(2),
    ).toEqual([
      ['payment refund', null, 'unknown_order'],
      ['payment refund', 'order_2', 'noted'],
      ['payment captured', 'order_2', 'ended_before'],
    ]);
  });

  it('grant nothing for what is authorised, failed, of another amount or currency, or of a plan that is gone', async () => {
    const { db, order, user, tell } = await openOrders();
    await order('order_1');
    expect(await tell('1', { kind: 'authorized' })).toBe('noted');
    expect(await tell('1', { kind: 'failed', paymentId: 'pay_0' })).toBe('noted');
    expect(await tell('1', { amount: 1 })).toBe('amount_mismatch');
    expect(await tell('1', { currency: 'INR' })).toBe('amount_mismatch');
    expect(await user()).toMatchObject({ planType: 'free', planResetDate: null });
    expect(await db.select().from(paymentOrders)).toMatchObject([{ state: 'authorized', paidAt: null }]);
    await db.update(paymentOrders).set({ planType: 'starter' as never });
    expect(await tell('1')).toBe('unknown_plan');
    expect(await user()).toMatchObject({ planType: 'free', planResetDate: null });
  });

  it('paid twice give one month, which lasts until the second payment is given back too', async () => {
    const { order, user, tell } = await openOrders();
    await order('order_1');
    await tell('1');
    expect(await tell('1', { paymentId: 'pay_twice' })).toBe('other_payment');
    expect((await user())?.planResetDate).toEqual(aMonthLater);
    expect(await tell('1', { kind: 'refund', reference: 'rfnd_1' })).toBe('plan_stays');
    expect(await tell('1', { kind: 'refund', reference: 'rfnd_2', paymentId: 'pay_twice' })).toBe(
      'plan_ended',
    );
    expect(await user()).toMatchObject({ planType: 'free' });
  });

  it('paid again after the first payment was given back have their month', async () => {
    const { order, user, tell } = await openOrders();
    await order('order_1');
    await tell('1');
    await tell('1', { kind: 'refund', reference: 'rfnd_1' });
    expect(await tell('1', { paymentId: 'pay_again' })).toBe('granted');
    expect(await user()).toMatchObject({ planType: 'standard', planResetDate: aMonthLater });
  });

  it('are not paid by the second payment of another order', async () => {
    const { order, user, tell } = await openOrders();
    await order('order_1');
    await order('order_2');
    await tell('1');
    await tell('1', { paymentId: 'pay_twice' });
    expect(await tell('2', { paymentId: 'pay_twice' })).toBe('payment_used');
    expect((await user())?.planResetDate).toEqual(aMonthLater);
  });

  it('count a refund once, with its currency and without, and return the month when it fails', async () => {
    const { order, user, tell, orders } = await openOrders();
    await order('order_1');
    await tell('1');
    const refund = { kind: 'refund', reference: 'rfnd_1', amount: 1000 } as const;
    await tell('1', refund);
    expect(await tell('1', { ...refund, currency: null })).toBe('plan_stays');
    expect(await orders.find('order_1')).toMatchObject({ state: 'partly_refunded', refunded: 1000 });
    // The provider sums up, and then one of the refunds comes back.
    const soon = new Date(now.getTime() + 1000);
    expect(await tell('1', { kind: 'refunded_total', amount: 1999 }, soon)).toBe('plan_ended');
    const failed = { kind: 'refund_failed', reference: 'rfnd_2', amount: 999 } as const;
    expect(await tell('1', failed, new Date(now.getTime() + 2000))).toBe('plan_returned');
    expect(await user()).toMatchObject({ planType: 'standard', planResetDate: aMonthLater });
    expect(await orders.find('order_1')).toMatchObject({ state: 'partly_refunded', refunded: 1000 });
  });

  it('of a lower plan wait, begin by themselves, and begin at once when the higher one is refunded', async () => {
    const { db, order, user, tell } = await openOrders();
    await order('order_1', 'professional');
    await order('order_2');
    await tell('1', { amount: 3999 });
    await tell('2');
    expect(await user()).toMatchObject({
      planType: 'professional',
      planResetDate: aMonthLater,
      waitingPlan: 'standard',
      waitingUntil: new Date('2026-03-28T12:00:00Z'),
    });
    const paid = await user();
    if (!paid) throw new Error('the user is gone');
    const later = await userStore(db).expirePlan(paid, aMonthLater);
    expect(later).toMatchObject({
      planType: 'standard',
      planExpired: false,
      planResetDate: new Date('2026-03-28T12:00:00Z'),
      historyLimit: 25,
      waitingPlan: null,
      subscriptionDate: now,
    });
    const soon = new Date('2026-02-10T12:00:00Z');
    await db.update(users).set(paid);
    expect(await tell('1', { kind: 'refund', reference: 'rfnd_1', amount: 3999 }, soon)).toBe('plan_ended');
    expect(await user()).toMatchObject({
      planType: 'standard',
      planResetDate: new Date('2026-03-10T12:00:00Z'),
      waitingPlan: null,
      historyLimit: 25,
    });
  });

  it('of earlier versions keep what they granted, and a refund takes back their month', async () => {
    const { db, userId, order, user, tell } = await openOrders();
    await order('order_1');
    await order('order_2', 'professional');
    // As an earlier version left them: the days of the Standard plan are gone.
    const professional = {
      planType: 'professional',
      planResetDate: aMonthLater,
      subscriptionDate: now,
    } as const;
    await db.update(users).set(professional);
    for (const name of ['1', '2'])
      await db
        .update(paymentOrders)
        .set({ paidAt: now, paymentId: `pay_${name}` })
        .where(eq(paymentOrders.orderId, `order_${name}`));
    const soon = new Date('2026-02-01T12:00:00Z');
    const dispute = { kind: 'dispute_opened', reference: 'disp_1', amount: null } as const;
    expect(await tell('1', dispute, soon)).toBe('plan_stays');
    expect(await user()).toMatchObject(professional);
    expect(await db.select().from(planGrants)).toMatchObject([{ userId, by: 'found' }]);
    await tell('2', { kind: 'refund', reference: 'rfnd_1', amount: 3999 }, soon);
    expect(await user()).toMatchObject({ planType: 'free', planResetDate: null });
  });

  it('of somebody whom an administrator has put on another plan since leave that plan alone', async () => {
    const { db, order, user, tell } = await openOrders();
    await order('order_1');
    await order('order_2');
    await tell('1');
    await db.transaction(async (transaction) => {
      const [ana] = await transaction.select().from(users);
      if (ana) await userAdministration(transaction).change(ana, { planType: 'enterprise' }, now);
    });
    expect(await tell('1', { kind: 'refund', reference: 'rfnd_1' })).toBe('plan_ended');
    expect(await tell('2')).toBe('covered');
    expect(await user()).toMatchObject({ planType: 'enterprise', planResetDate: null, historyLimit: 500 });
  });
});
