import { and, eq, isNull } from 'drizzle-orm';
import { type PaidPlan, plans } from '../../contract/plans.ts';
import type { PaymentProvider, ProviderPayment } from '../adapters/payment-provider.ts';
import { paymentSignature, webhookSignature } from '../adapters/payment-signature.ts';
import { createOrder } from '../services/create-order.ts';
import { reconcilePayments } from '../services/reconcile-payments.ts';
import { takePaymentEvent } from '../services/take-payment-event.ts';
import { verifyPayment } from '../services/verify-payment.ts';
import type { Database } from '../store/database.ts';
import { paymentLedger } from '../store/payment-ledger.ts';
import { paymentListStore } from '../store/payment-list.ts';
import { paymentOrderStore } from '../store/payment-orders.ts';
import { paymentOrders, planGrants, users } from '../store/schema.ts';
import { userAt, userStore } from '../store/users.ts';
import { testDocuments } from './documents.ts';
import { type Happening, laterPlan, plansOf } from './later-plan.ts';
import type { Deed } from './payment-deeds.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** Something that happened, and from when on it counts for us: null until we have learned of it. */
type Fact = { happened: Date; counts: Date | null };
type Payment = ProviderPayment & {
  order: Order;
  captured: Fact;
  refunds: Fact[];
  /** That nothing is left of it, by an answer of the provider. */
  gone: Fact;
  lost: Fact | null;
  /** Something was reported that names it and its order. */
  isKnown: boolean;
};
type Order = { id: string; plan: PaidPlan; createdAt: Date; payments: Payment[] };
type Message = { payment: Payment; fact: Fact | null; body: Uint8Array; isBare: boolean };

let worlds = 0;

/**
 * One person, the provider, and messages that are late, sent again, out of order, or cut off by a process that dies: on a real
 * database, through the real services. `dieAt` lets the statement of that number fail, and with it all that was under way. Returns the
 * plans that the person has in the end and those that the model says.
 */
export const liveThrough = async (
  db: Database,
  dieAt: (statement: number | null) => void,
  story: readonly Deed[],
) => {
  worlds += 1;
  const world = worlds;
  let now = new Date('2026-01-31T12:00:00Z');
  const clock = () => now;
  const orders: Order[] = [];
  const outbox: Message[] = [];
  const payments = () => orders.flatMap((order) => order.payments);

  const provider = providerOf(orders, () => `order_${world}x${orders.length}`);
  const ledger = paymentLedger(db, { documents: testDocuments() });
  const needs = { provider, orders: paymentOrderStore(db), payments: paymentListStore(db), ledger, clock };
  const ignore = async () => undefined;
  const askForOrder = createOrder({
    ...needs,
    limitCalls: async () => ({ giveBack: ignore }),
    onFault: ignore,
  });
  const take = takePaymentEvent(needs);
  const verify = verifyPayment({ ...needs, onUnsettled: ignore });
  const ask = reconcilePayments({ ...needs, onLearned: ignore });

  const email = `buyer-${world}@example.com`;
  await db.insert(users).values({ email });
  const person = async () => {
    const [row] = await db.select().from(users).where(eq(users.email, email));
    if (!row) throw new Error('the person is gone');
    return row;
  };

  /** Late news counts from when it came, so that nobody loses days; what is prompt, from when it happened. */
  const learn = (one: Fact, happened: Date | null = one.happened) => {
    const isPrompt = happened !== null && now.getTime() - happened.getTime() <= hour;
    one.counts ??= isPrompt ? happened : now;
  };

  /** False where the process died under it. */
  const survives = async (work: () => Promise<unknown>, kill: number | null): Promise<boolean> => {
    dieAt(kill);
    try {
      await work();
      return true;
    } catch (error) {
      if (kill === null) throw error;
      return false;
    } finally {
      dieAt(null);
    }
  };

  const tell = (event: string, payment: Payment, fact: Fact | null, isBare = false, others: object = {}) => {
    const { id, amount, currency, refunded, order, createdAt } = payment;
    const status = event === 'payment.authorized' ? 'authorized' : payment.status;
    const entity = {
      ...{ id, amount, currency, status, order_id: order.id, amount_refunded: refunded },
      created_at: secondsOf(createdAt ?? now),
    };
    const payload = { ...others, ...(!isBare && { payment: { entity } }) };
    const body = Buffer.from(JSON.stringify({ event, created_at: secondsOf(now), payload }));
    outbox.push({ payment, fact, body, isBare });
  };

  const pay = (order: Order, status: 'captured' | 'authorized'): Payment => {
    const id = `pay_${order.id.slice('order_'.length)}x${order.payments.length}`;
    const payment: Payment = {
      ...{ id, order, orderId: order.id, amount: plans[order.plan].cents, currency: 'USD', status },
      ...{ refunded: 0, createdAt: now, refunds: [], lost: null, isKnown: false },
      ...{ captured: { happened: now, counts: null }, gone: { happened: now, counts: null } },
    };
    order.payments.push(payment);
    tell('payment.authorized', payment, null);
    if (status === 'captured') tell('payment.captured', payment, payment.captured);
    return payment;
  };

  const buy = async (plan: PaidPlan, how: string, kill: number | null) => {
    const user = await person();
    const { order: made } = await askForOrder(user, plan);
    const order: Order = { id: made.id, plan, createdAt: now, payments: [] };
    orders.push(order);
    const payment = pay(order, how === 'authorised' ? 'authorized' : 'captured');
    if (how !== 'page') return;
    const proof = {
      razorpay_order_id: order.id,
      razorpay_payment_id: payment.id,
      razorpay_signature: paymentSignature(provider.keySecret, order.id, payment.id),
    };
    if (!(await survives(() => verify(user, proof), kill))) return;
    learn(payment.captured);
    payment.isKnown = true;
  };

  const giveBack = (payment: Payment, part: number, isBare: boolean) => {
    const amount = Math.min(part, payment.amount - payment.refunded);
    if (payment.status !== 'captured') return;
    const refund: Fact = { happened: now, counts: null };
    payment.refunds.push(refund);
    payment.refunded += amount;
    if (payment.refunded === payment.amount) payment.status = 'refunded';
    const entity = {
      ...{ id: `rfnd_${payment.id}x${payment.refunds.length}`, payment_id: payment.id, amount },
      ...{ currency: 'USD', created_at: secondsOf(now) },
    };
    tell('refund.processed', payment, refund, isBare, { refund: { entity } });
  };

  const dispute = (payment: Payment, turn: string, isBare: boolean) => {
    if (payment.status === 'authorized' || payment.lost) return;
    if (turn === 'lost') payment.lost = { happened: now, counts: null };
    const entity = { id: `disp_${payment.id}`, payment_id: payment.id };
    tell(`payment.dispute.${turn}`, payment, payment.lost, isBare, { dispute: { entity } });
  };

  const deliver = async (message: Message, isSentAgain: boolean, kill: number | null) => {
    const { payment, fact, body, isBare } = message;
    const signature = webhookSignature(provider.webhookSecret ?? '', body);
    // A provider that gets no answer sends it again.
    if (!(await survives(() => take({ body, signature }), kill))) return;
    if (fact) learn(fact, isBare && !payment.isKnown ? null : fact.happened);
    payment.isKnown ||= !isBare;
    if (!isSentAgain) outbox.splice(outbox.indexOf(message), 1);
  };

  const reconcile = async (kill: number | null) => {
    // A server asks when it starts.
    if (!(await survives(ask, kill))) await ask();
    const isAskedAbout = ({ createdAt, payments: made }: Order) =>
      now.getTime() - createdAt.getTime() < 30 * day &&
      made.every(({ captured }) => captured.counts === null);
    for (const payment of orders.filter(isAskedAbout).flatMap((order) => order.payments)) {
      if (payment.status !== 'authorized') learn(payment.captured);
      if (payment.status === 'refunded') learn(payment.gone, null);
      payment.isKnown = true;
    }
  };

  for (const one of story) {
    const { which, isFlagged, kill } = one;
    now = new Date(now.getTime() + one.wait);
    const payment = pickFrom(payments(), which);
    const message = pickFrom(outbox, which);
    if (one.deed === 'buy') await buy(one.plan, one.how, kill);
    else if (one.deed === 'reconcile') await reconcile(kill);
    else if (one.deed === 'visit') await userStore(db).expirePlan(await person(), now);
    else if (one.deed === 'deliver' && message) await deliver(message, isFlagged, kill);
    else if (payment && one.deed === 'capture' && payment.status === 'authorized') {
      payment.status = 'captured';
      tell('payment.captured', payment, payment.captured);
    } else if (payment && one.deed === 'pay again') pay(payment.order, 'captured');
    else if (payment && one.deed === 'refund') giveBack(payment, payment.amount, isFlagged);
    else if (payment && one.deed === 'refund a part') giveBack(payment, 700, isFlagged);
    else if (payment && one.deed === 'dispute') dispute(payment, one.turn, isFlagged);
  }
  now = new Date(now.getTime() + 2 * hour);
  await reconcile(null);
  for (const message of outbox.toReversed())
    for (const isSentAgain of [true, false]) await deliver(message, isSentAgain, null);

  const row = await person();
  const isOwn = eq(paymentOrders.userId, row.id);
  await db.delete(paymentOrders).where(and(isOwn, isNull(paymentOrders.paidAt)));
  return {
    has: plansOf(userAt(row, now)),
    expected: laterPlan(orders.flatMap(happeningsOf).sort(byTime), now),
    /** Plans that no payment explains. */
    unexplained: await db.$count(planGrants, eq(planGrants.userId, row.id)),
  };
};

const secondsOf = (at: Date) => at.getTime() / second;

const pickFrom = <T>(list: readonly T[], which: number): T | undefined => list[which % list.length];

const providerOf = (orders: readonly Order[], nextId: () => string) => {
  const unknown = { state: 'unknown', fault: 'refused' } as const;
  return {
    keyId: 'key',
    keySecret: 'the secret of the key',
    webhookSecret: 'the secret of messages',
    createOrder: async () => ({ state: 'created', id: nextId() }),
    findPayment: async (id) => {
      const payment = orders.flatMap((order) => order.payments).find((one) => one.id === id);
      return payment ? { state: 'known', payment } : unknown;
    },
    findPaymentsFor: async (id) => {
      const order = orders.find((one) => one.id === id);
      return order ? { state: 'known', payments: order.payments } : unknown;
    },
    refund: async () => ({ state: 'failed', fault: 'refused' }),
  } satisfies PaymentProvider;
};

const earliest = (dates: readonly Date[]) => new Date(Math.min(...dates.map(Number)));
const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map(Number)));
const known = (facts: readonly (Fact | null)[]) => facts.flatMap((fact) => fact?.counts ?? []);

/** When nothing was left of a payment, as far as we know. */
const endsOf = ({ amount, refunded, refunds, gone, lost }: Payment): Date[] => {
  const isGone = refunded === amount && known(refunds).length === refunds.length;
  const ends = [...(isGone ? [latest(known(refunds))] : []), ...known([gone, lost])];
  return ends.length > 0 ? [earliest(ends)] : [];
};

/** Of an order that was paid twice, one payment that stays is enough. */
const happeningsOf = ({ id, plan, payments }: Order): Happening[] => {
  const captured = payments.filter((payment) => payment.captured.counts !== null);
  const live = captured.filter((payment) => endsOf(payment).length === 0);
  const counting = known((live.length > 0 ? live : captured).map((payment) => payment.captured));
  if (counting.length === 0) return [];
  const at = earliest(counting);
  const end: Happening = { what: 'end', id, at: latest([at, ...captured.flatMap(endsOf)]) };
  return [{ what: 'pay', id, plan, at }, ...(live.length > 0 ? [] : [end])];
};

/** At the same moment by the names of the orders. */
const byTime = (a: Happening, b: Happening) => {
  const nameOf = ({ id, what }: Happening) => `${id} ${what === 'pay' ? 1 : 2}`;
  return a.at.getTime() - b.at.getTime() || (nameOf(a) < nameOf(b) ? -1 : 1);
};
