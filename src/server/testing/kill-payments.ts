import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PaidPlan } from '../../contract/plans.ts';
import { verifyChain } from '../store/audit-chain.ts';
import { openDatabase } from '../store/open-database.ts';
import { paymentEvents, paymentOrders, planGrants, receipts, users } from '../store/schema.ts';
import { type Happening, laterPlan, plansOf } from './later-plan.ts';
import type { RazorpayServer } from './razorpay-server.ts';
import { razorpayEnv } from './razorpay-server.ts';
import type { RunningServer } from './server-process.ts';
import { killed, post } from './server-process.ts';

type Rounds = {
  rounds: number;
  /** Between 0 and 1: when to kill. */
  chance: () => number;
  /** DATA_DIR or DATABASE_URL. */
  env: Record<string, string>;
  provider: RazorpayServer;
  start: (env: Record<string, string>) => Promise<RunningServer>;
};

const buyers = 10;

/** Then others buy: nobody may order more than thirty times an hour, and a round without a payment is no test. */
const roundsOfBuyers = 15;

/**
 * Lives of one server, each ended by SIGKILL in the middle of payments and refunds: of pages, messages, both or neither. After the last, a server
 * asks the provider about what is open. Returns what is wrong then; empty when nothing is.
 */
export const killPayments = async (given: Rounds): Promise<string[]> => {
  const { rounds, chance, provider, start } = given;
  const env = {
    ...given.env,
    ...razorpayEnv(provider),
    LOOKUPS: 'off',
    NODE_ENV: 'development',
    SESSION_SECRET: 'the same in every life, thirty-two characters',
    // Codes are counted by network: each ten buyers come from one of their own.
    TRUST_PROXY: '127.0.0.1/32',
  };
  const faults: string[] = [];
  let cookies: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await start(env);
    if (round % roundsOfBuyers === 0) cookies = await signInBuyers(server, round / roundsOfBuyers);
    const before = provider.payments.size;
    let left = 6 + Math.floor(chance() * 22);
    const onCall = () => {
      left -= 1;
      if (left === 0) server.child.kill('SIGKILL');
    };
    await Promise.all(
      cookies.map((cookie) => buyUntilGone(server.url, cookie, { provider, chance, onCall })),
    );
    await killed(server);
    if (provider.payments.size === before) faults.push(`round ${round + 1} was killed without a payment`);
  }
  const last = await start(env);
  await last.said(/asked about open orders/);
  // What the provider sends again until it is answered.
  for (const { id, payment_id: paymentId, amount, currency } of provider.refunds)
    await tell(last.url, provider, {
      event: 'refund.processed',
      payload: {
        refund: { entity: { id, payment_id: paymentId, amount, currency } },
        payment: { entity: provider.payments.get(paymentId) },
      },
    });
  await killed(last);
  return [...faults, ...(await faultsIn(given.env, provider))];
};

const signInBuyers = async (server: RunningServer, group: number): Promise<string[]> => {
  const cookies: string[] = [];
  for (let n = 0; n < buyers; n += 1)
    cookies.push(await signIn(server, `buyer-${group * buyers + n}@example.com`, `10.0.${group}.1`));
  return cookies;
};

/** A cookie lasts for all rounds; the token of a session would not. */
const signIn = async (server: RunningServer, email: string, address: string): Promise<string> => {
  const { url } = server;
  const from = { 'x-forwarded-for': address };
  await post(`${url}/api/auth/send-otp`, { email }, from);
  const mail = `mail to ${email.replaceAll('.', '\\.')} -+[^-]*?verification code is (\\d{6})`;
  const [, code = ''] = await server.said(new RegExp(mail));
  const answer = await post(`${url}/api/auth/verify-otp`, { email, code }, from);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
};

type Life = { provider: RazorpayServer; chance: () => number; onCall: () => void };

const tell = async (url: string, { webhookSecret }: RazorpayServer, message: object) => {
  const body = JSON.stringify(message);
  const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
  const answer = await post(`${url}/api/payments/webhook`, body, { 'x-razorpay-signature': signature });
  await answer.arrayBuffer();
};

const buyUntilGone = async (url: string, cookie: string, { provider, chance, onCall }: Life) => {
  try {
    for (;;) {
      const planType = chance() < 0.7 ? 'standard' : 'professional';
      const made = await post(`${url}/api/payments/create-order`, { planType }, { cookie, origin: url });
      const { order } = (await made.json()) as { order?: { id: string; amount: number; currency: string } };
      onCall();
      if (!order) return;
      const id = `pay_${order.id.slice('order_'.length)}`;
      const payment = { id, order_id: order.id, amount: order.amount, currency: 'USD', status: 'captured' };
      provider.payments.set(id, payment);
      const calls = [
        () => {
          const signature = createHmac('sha256', provider.keySecret)
            .update(`${order.id}|${id}`)
            .digest('hex');
          const proof = {
            razorpay_order_id: order.id,
            razorpay_payment_id: id,
            razorpay_signature: signature,
          };
          return post(`${url}/api/payments/verify`, proof, { cookie, origin: url }).then((answer) =>
            answer.arrayBuffer(),
          );
        },
        () => tell(url, provider, { event: 'payment.captured', payload: { payment: { entity: payment } } }),
        () => tell(url, provider, { event: 'order.paid', payload: { payment: { entity: payment } } }),
      ].filter(() => chance() < 0.6);
      await Promise.all(calls.map((call) => call().finally(onCall)));
      if (chance() < 0.5) {
        payment.status = 'refunded';
        const refund = {
          id: `rfnd_${id}`,
          payment_id: id,
          amount: order.amount,
          currency: 'USD',
          status: 'processed',
        };
        provider.refunds.push(refund);
        const payload = { refund: { entity: refund }, payment: { entity: payment } };
        await tell(url, provider, { event: 'refund.processed', payload }).finally(onCall);
      }
    }
  } catch {
    // The server is gone, in the middle of a call or before it.
  }
};

/** Each payment has paid its order once, each plan lasts for what was paid and not given back. */
const faultsIn = async (env: Record<string, string>, provider: RazorpayServer): Promise<string[]> => {
  const faults: string[] = [];
  const { db, close } = await openDatabase({
    databaseUrl: env['DATABASE_URL'],
    dataDir: env['DATA_DIR'] ?? '',
    onLostConnection: () => undefined,
  });
  const orders = await db.select().from(paymentOrders);
  const events = await db.select().from(paymentEvents);
  for (const { id, order_id: orderId, status } of provider.payments.values()) {
    const order = orders.find((one) => one.orderId === orderId);
    const granted = events.filter((event) => event.paymentId === id && event.kind === 'captured');
    if (!order) faults.push(`${orderId} is lost`);
    if (granted.length !== 1) faults.push(`${id} was recorded ${granted.length} times`);
    const expected = status === 'refunded' ? 'refunded' : 'paid';
    if (order && order.state !== expected)
      faults.push(`${orderId} is ${order.state}, and should be ${expected}`);
  }
  for (const user of await db.select().from(users)) {
    const own = orders.filter(({ userId }) => userId === user.id);
    const happened = own.flatMap((order) => happeningsOf(order, events));
    happened.sort(
      (a, b) => a.at.getTime() - b.at.getTime() || (`${a.id} ${a.what}` < `${b.id} ${b.what}` ? 1 : -1),
    );
    const expected = laterPlan(happened, new Date());
    const has = plansOf(user);
    if (!isDeepStrictEqual(has, expected))
      faults.push(`${user.email} has ${JSON.stringify(has)}, and should have ${JSON.stringify(expected)}`);
  }
  faults.push(...faultsInDocuments(orders, await db.select().from(receipts)));
  const loose = await db.$count(planGrants);
  if (loose > 0) faults.push(`${loose} plans that no payment explains`);
  const { brokenAt } = await verifyChain(db);
  if (brokenAt !== null) faults.push(`the audit trail is broken at ${brokenAt}`);
  await close();
  return faults;
};

/** Each payment has one receipt, each refund is credited to the cent, and no number is missing. */
const faultsInDocuments = (
  orders: readonly OrderRow[],
  documents: readonly (typeof receipts.$inferSelect)[],
): string[] => {
  const faults: string[] = [];
  for (const wanted of ['receipt', 'credit note'] as const) {
    const numbers = documents.filter(({ series }) => series === wanted).map(({ number }) => number);
    const isWhole =
      new Set(numbers).size === Math.max(0, ...numbers) && numbers.every((number) => number > 0);
    if (!isWhole) faults.push(`the numbers of each ${wanted} have gaps`);
  }
  for (const { id, orderId, amount, paidAt, state } of orders) {
    const own = documents.filter((one) => one.orderId === id);
    const sumOf = (wanted: string) =>
      own.filter(({ series }) => series === wanted).reduce((sum, one) => sum + one.amount, 0);
    if (sumOf('receipt') !== (paidAt ? amount : 0)) faults.push(`${orderId} has another receipt`);
    if (sumOf('credit note') !== (state === 'refunded' ? amount : 0))
      faults.push(`${orderId} has other credit notes`);
  }
  return faults;
};

type OrderRow = typeof paymentOrders.$inferSelect;
type EventRow = typeof paymentEvents.$inferSelect;

const happeningsOf = ({ orderId, planType }: OrderRow, events: readonly EventRow[]): Happening[] => {
  const at = (...kinds: string[]) =>
    events.find((event) => event.orderId === orderId && kinds.includes(event.kind))?.at;
  const paid = at('captured');
  const ended = at('refund', 'refunded_total');
  if (!paid) return [];
  return [
    { what: 'pay', id: orderId, plan: planType as PaidPlan, at: paid },
    ...(ended
      ? [{ what: 'end' as const, id: orderId, at: new Date(Math.max(ended.getTime(), paid.getTime())) }]
      : []),
  ];
};
