// Long because the life of a payment is told in one place, from the quote to the refund.
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { razorpay } from '../adapters/razorpay.ts';
import { reconcileOnce } from '../compose/payments.ts';
import { readConfig } from '../config.ts';
import { verifyPayment } from '../services/verify-payment.ts';
import { paymentLedger } from '../store/payment-ledger.ts';
import { paymentOrderStore } from '../store/payment-orders.ts';
import { adminActions, paymentEvents, paymentOrders, users } from '../store/schema.ts';
import { testDocuments } from '../testing/documents.ts';
import { engines } from '../testing/engines.ts';
import { openPaymentApp, paymentEvent } from '../testing/payment-app.ts';
import { razorpayEnv } from '../testing/razorpay-server.ts';

const dayMs = 24 * 60 * 60 * 1000;

const open = async (options: Parameters<typeof openPaymentApp>[0] = {}) => {
  const opened = await openPaymentApp(options);
  const { app, cookie, order, notify, provider, database } = opened;
  const get = (url: string, by = cookie) => app.inject({ url, headers: { cookie: by } });
  const quote = async (plan: string) => (await get(`/api/payments/quote?plan=${plan}`)).json();
  let n = 0;
  /** Paid with the provider; `tells` says whether its message reaches us. */
  const pay = async (planType = 'standard', { tells = true } = {}) => {
    const { id, amount } = await order(planType);
    n += 1;
    const paymentId = `pay_${n}`;
    provider.payments.set(paymentId, {
      id: paymentId,
      order_id: id,
      amount,
      currency: 'USD',
      status: 'captured',
    });
    if (tells) await notify(paymentEvent('payment.captured', id, paymentId, { amount }));
    return { orderId: id, paymentId };
  };
  const refundMessage = (event: string, { orderId, paymentId }: Paid, amount: number, id = 'rfnd_1') => ({
    event,
    payload: {
      ...paymentEvent('', orderId, paymentId).payload,
      refund: { entity: { id, payment_id: paymentId, amount, currency: 'USD', status: 'processed' } },
    },
  });
  const disputeMessage = (event: string, { orderId, paymentId }: Paid) => ({
    event,
    payload: {
      ...paymentEvent('', orderId, paymentId).payload,
      dispute: { entity: { id: 'disp_1', payment_id: paymentId } },
    },
  });
  const reconcile = () =>
    reconcileOnce(database.db, readConfig(razorpayEnv(provider)), {
      warn: () => undefined,
      info: () => undefined,
    });
  const makeAdmin = async () => {
    const { cookie: admin } = await app.signIn('admin@example.com');
    await database.db.update(users).set({ role: 'admin' }).where(eq(users.email, 'admin@example.com'));
    return {
      list: async (query = '') => (await get(`/api/admin/payments${query}`, admin)).json(),
      table: (query = '') => get(`/api/admin/payments?format=csv${query}`, admin),
      refund: (id: string, body: object) =>
        app.postJson(`/api/admin/payments/${id}/refund`, body, { cookie: admin }),
    };
  };
  return { ...opened, get, quote, pay, refundMessage, disputeMessage, reconcile, makeAdmin };
};
type Paid = { orderId: string; paymentId: string };

describe('GET /api/payments/quote', () => {
  it('says what an order would do, for each plan that a person may have', async () => {
    const { app, quote, pay, userRow, order } = await open();
    expect(await quote('standard')).toEqual({
      allowed: true,
      startsAt: '2026-11-15T12:00:00.000Z',
      endsAt: '2026-12-15T12:00:00.000Z',
      creditedDays: 0,
      amount: 1999,
      currency: 'USD',
    });
    await pay('standard');
    app.turnClock(5 * dayMs);
    const shown = await quote('professional');
    expect(shown).toMatchObject({
      endsAt: '2027-01-02T12:00:00.000Z',
      creditedDays: 13,
    });
    await pay('professional');
    expect((await userRow())?.planResetDate?.toISOString()).toBe(shown.endsAt);
    expect(await quote('standard')).toMatchObject({ allowed: true, startsAt: shown.endsAt });
    expect(await order('standard')).toBeDefined();
  });

  it('refuses what makes no sense, with a sentence, and so does the order', async () => {
    const { app, cookie, quote, database, provider, get } = await open();
    await database.db.update(users).set({ planType: 'enterprise' });
    const reason = 'Your Enterprise plan has everything in Standard. To change it, please contact sales.';
    expect(await quote('standard')).toMatchObject({ allowed: false, reason, startsAt: null, endsAt: null });
    const refused = await app.postJson('/api/payments/create-order', { planType: 'standard' }, { cookie });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { success: false, error: 'conflict', message: reason },
    ]);
    expect(provider.orders).toEqual([]);
    for (const query of ['', '?plan=enterprise', '?plan=free', '?plan=standard&plan=standard'])
      expect((await get(`/api/payments/quote${query}`)).statusCode).toBe(400);
    expect((await app.inject({ url: '/api/payments/quote?plan=standard' })).statusCode).toBe(401);
  });
});

describe('GET /api/payments', () => {
  it('lists what the caller has paid, the newest first, with what became of it', async () => {
    const { app, get, pay, notify, refundMessage, order } = await open();
    const first = await pay('standard');
    app.turnClock(1000);
    await pay('professional');
    await order('standard');
    await notify(refundMessage('refund.processed', first, 500));
    const { payments } = (await get('/api/payments')).json();
    expect(payments).toMatchObject([
      { planType: 'professional', amount: 3999, state: 'paid', refunded: 0, receiptNumber: 'R-000002' },
      {
        ...{ planType: 'standard', amount: 1999, state: 'partly_refunded', refunded: 500, ...first },
        receiptNumber: 'R-000001',
        creditNotes: [{ number: 'C-000001', amount: 500 }],
      },
    ]);
    const { cookie: ben } = await app.signIn('ben@example.com');
    expect((await get('/api/payments', ben)).json()).toEqual({ payments: [] });
    expect((await app.inject({ url: '/api/payments' })).statusCode).toBe(401);
  });
});

describe('messages of the provider', () => {
  it.each(['refund.processed', 'refund.created', 'payment.refunded'])(
    'A11 end the month on a full refund: %s',
    async (event) => {
      const { pay, notify, refundMessage, userRow, database } = await open();
      const paid = await pay();
      await notify(refundMessage(event, paid, 1999));
      await notify(refundMessage(event, paid, 1999));
      expect(await userRow()).toMatchObject({ planType: 'free', planExpired: false, planResetDate: null });
      expect(await database.db.select().from(paymentOrders)).toMatchObject([{ state: 'refunded' }]);
    },
  );

  it('A11 end it on a refund that is told by the payment alone', async () => {
    const { pay, notify, userRow } = await open();
    const { orderId, paymentId } = await pay();
    await notify(
      paymentEvent('payment.refunded', orderId, paymentId, { status: 'refunded', amount_refunded: 1999 }),
    );
    expect(await userRow()).toMatchObject({ planType: 'free' });
  });

  it('A11 leave it on a part of it, and give it back when a refund fails', async () => {
    const { pay, notify, refundMessage, userRow } = await open();
    const paid = await pay();
    const until = (await userRow())?.planResetDate;
    await notify(refundMessage('refund.processed', paid, 1998));
    expect(await userRow()).toMatchObject({ planType: 'standard', planResetDate: until });
    await notify(refundMessage('refund.created', paid, 1, 'rfnd_2'));
    expect(await userRow()).toMatchObject({ planType: 'free' });
    await notify(refundMessage('refund.failed', paid, 1, 'rfnd_2'));
    expect(await userRow()).toMatchObject({ planType: 'standard', planResetDate: until });
  });

  it('A11 give it back when a refund fails within the hour, also after a sum that it was part of', async () => {
    const { app, pay, notify, refundMessage, userRow } = await open();
    const paid = await pay();
    const until = (await userRow())?.planResetDate;
    const seconds = Date.parse('2026-11-15T12:00:00Z') / 1000;
    const failed = refundMessage('refund.failed', paid, 1999);
    // The refund itself keeps the moment at which it was asked for.
    Object.assign(failed.payload.refund.entity, { created_at: seconds });
    app.turnClock(60_000);
    const whole = { status: 'refunded', amount_refunded: 1999 };
    const sum = paymentEvent('payment.refunded', paid.orderId, paid.paymentId, whole);
    await notify({ ...sum, created_at: seconds + 60 });
    expect(await userRow()).toMatchObject({ planType: 'free' });
    app.turnClock(20 * 60_000);
    await notify({ ...failed, created_at: seconds + 20 * 60 });
    expect(await userRow()).toMatchObject({ planType: 'standard', planResetDate: until });
  });

  it('A11 leave it on a dispute until that is lost, whichever comes first', async () => {
    const { pay, notify, disputeMessage, userRow } = await open();
    const first = await pay();
    for (const event of ['created', 'under_review', 'won', 'closed'])
      await notify(disputeMessage(`payment.dispute.${event}`, first));
    expect(await userRow()).toMatchObject({ planType: 'standard' });
    await notify(disputeMessage('payment.dispute.lost', first));
    await notify(disputeMessage('payment.dispute.created', first));
    expect(await userRow()).toMatchObject({ planType: 'free' });
  });

  it('are written down with their outcome, in the history and the audit trail, whatever they are about', async () => {
    const { pay, notify, database, refundMessage } = await open();
    const paid = await pay();
    const card = { card: { number: '4111111111111111', last4: '1111' }, vpa: 'ana@bank', contact: '+911' };
    await notify(paymentEvent('payment.captured', 'order_unknown', 'pay_x', card));
    await notify(paymentEvent('payment.captured', paid.orderId, 'pay_y', { amount: 1, ...card }));
    await notify(paymentEvent('payment.captured', paid.orderId, 'pay_z', card));
    await notify(
      paymentEvent('payment.authorized', paid.orderId, 'pay_a', { status: 'authorized', ...card }),
    );
    await notify(refundMessage('refund.processed', { orderId: 'order_unknown', paymentId: 'pay_x' }, 5));
    const rows = await database.db.select().from(paymentEvents);
    expect(rows.map(({ kind, outcome }) => `${kind} ${outcome}`).toSorted()).toEqual([
      'authorized plan_stays',
      'captured amount_mismatch',
      'captured granted',
      'captured other_payment',
      'captured unknown_order',
      'refund unknown_order',
    ]);
    const trail = await database.db.select().from(adminActions);
    expect(trail).toHaveLength(6);
    // More than four digits: hashes and ids have any four by chance.
    expect(JSON.stringify([rows, trail])).not.toMatch(/4111111111|last4|ana@bank|\+911/);
  });
});

describe.each(engines)('on the $name engine', (engine) => {
  it('a thousand messages at once come to one month, and none is lost', async () => {
    const { pay, notify, refundMessage, userRow, database } = await open({ database: await engine.open() });
    const paid = await pay();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        n % 4 === 0
          ? notify(paymentEvent('payment.captured', paid.orderId, `pay_again_${n % 40}`))
          : notify(refundMessage('refund.processed', paid, 1, `rfnd_${n % 100}`)),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect((await userRow())?.planResetDate?.toISOString()).toBe('2026-12-15T12:00:00.000Z');
    const [order] = await database.db.select().from(paymentOrders);
    // Ten others paid for it as well, and one that stays is its price.
    expect(order).toMatchObject({ state: 'paid_twice', refunded: 0 });
    const kinds = (await database.db.select().from(paymentEvents)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([
      ...Array.from({ length: 11 }, () => 'captured'),
      ...Array.from({ length: 75 }, () => 'refund'),
    ]);
  });
});

describe('a payment that was only authorised', () => {
  it('grants nothing by verify, and its plan comes when it is captured', async () => {
    const { provider, order, proofOf, verify, userRow, reconcile } = await open();
    const { id } = await order();
    const payment = { id: 'pay_1', order_id: id, amount: 1999, currency: 'USD', status: 'authorized' };
    provider.payments.set('pay_1', payment);
    expect((await verify(proofOf(id, 'pay_1'))).statusCode).toBe(400);
    expect(await userRow()).toMatchObject({ planType: 'free' });
    await reconcile();
    expect(await userRow()).toMatchObject({ planType: 'free' });
    payment.status = 'captured';
    expect(await reconcile()).toMatchObject({ granted: 1 });
    expect(await userRow()).toMatchObject({ planType: 'standard' });
  });
});

describe('a payment that was only authorised, where no answer says so', () => {
  it('grants nothing to a buyer who leaves: that is no way around the question', async () => {
    const { provider, order, proofOf, userRow, database } = await open();
    const { id } = await order();
    const user = await userRow();
    if (!user) throw new Error('the user is gone');
    const verify = verifyPayment({
      provider: razorpay({ ...provider, apiUrl: provider.url }),
      orders: paymentOrderStore(database.db),
      ledger: paymentLedger(database.db, { documents: testDocuments() }),
      clock: () => new Date(),
      onUnsettled: () => undefined,
    });
    const proof = proofOf(id, 'pay_1');
    await expect(verify(user, proof, AbortSignal.abort())).rejects.toThrow('Payment verification failed');
    expect(await userRow()).toMatchObject({ planType: 'free' });
    // The same without leaving counts: nobody answers, and the signature is right.
    await verify(user, proof);
    expect(await userRow()).toMatchObject({ planType: 'standard' });
  });

  it('grants nothing where the provider says so and then no more', async () => {
    const { provider, order, proofOf, verify, userRow } = await open();
    const { id, amount } = await order();
    const payment = { id: 'pay_1', order_id: id, amount, currency: 'USD', status: 'authorized' };
    provider.payments.set('pay_1', payment);
    const answer = verify(proofOf(id, 'pay_1'));
    const asked = provider.authorizations.length;
    await vi.waitFor(() => expect(provider.authorizations.length).toBeGreaterThan(asked));
    provider.mood = 'broken';
    expect((await answer).statusCode).toBe(400);
    expect(await userRow()).toMatchObject({ planType: 'free' });
  });
});

describe('an Enterprise plan', () => {
  it('stays, and a buyer who pays below it is not told of success, however often they ask', async () => {
    const { order, proofOf, verify, notify, userRow, database } = await open();
    const [first, second] = [await order(), await order()];
    await database.db.update(users).set({ planType: 'enterprise' });
    await notify(paymentEvent('payment.captured', second.id, 'pay_2'));
    for (let time = 0; time < 2; time += 1) {
      expect((await verify(proofOf(first.id, 'pay_1'))).statusCode).toBe(400);
      expect((await verify(proofOf(second.id, 'pay_2'))).statusCode).toBe(400);
    }
    expect(await userRow()).toMatchObject({ planType: 'enterprise', planResetDate: null });
    const rows = await database.db.select().from(paymentEvents);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['covered', 'covered']);
  });
});

describe('reconciliation', () => {
  it('gets to an order although the provider does not know those before it', async () => {
    const { database, provider, order, pay, reconcile, userRow } = await open();
    // As those of test mode, once there are live keys.
    for (let n = 0; n < 12; n += 1) await order();
    provider.orders.length = 0;
    await pay('standard', { tells: false });
    await database.db.update(paymentOrders).set({ createdAt: new Date() });
    expect(await reconcile()).toEqual({ asked: 13, unanswered: 0, granted: 1, learned: 1 });
    expect(await userRow()).toMatchObject({ planType: 'standard' });
  });

  it('never grants, not even for a moment, what was given back before we knew', async () => {
    const { database, provider, pay, reconcile } = await open();
    const { paymentId } = await pay('standard', { tells: false });
    const payment = provider.payments.get(paymentId);
    if (payment) payment.status = 'refunded';
    await database.db.update(paymentOrders).set({ createdAt: new Date() });
    expect(await reconcile()).toMatchObject({ granted: 0, learned: 2 });
    const rows = await database.db.select().from(paymentEvents).orderBy(paymentEvents.number);
    expect(rows.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'refunded_total noted',
      'captured ended_before',
    ]);
  });

  it('finds out what became of a refund that had no answer', async () => {
    const { database, provider, pay, makeAdmin, reconcile, userRow } = await open();
    await pay();
    await database.db.update(paymentOrders).set({ createdAt: new Date() });
    const admin = await makeAdmin();
    const { id } = (await admin.list()).payments[0];
    provider.mood = 'deaf';
    const answer = await admin.refund(id, { reason: 'they have asked for it' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'The payment provider did not answer. The refund may have been made: please look again in a minute before you try it again.',
    ]);
    provider.mood = 'well';
    expect(provider.refunds).toHaveLength(1);
    expect(await userRow()).toMatchObject({ planType: 'standard' });
    expect(await reconcile()).toMatchObject({ asked: 1, learned: 1 });
    expect(await userRow()).toMatchObject({ planType: 'free' });
    expect(await reconcile()).toMatchObject({ asked: 0 });
  });

  it('grants what was paid and never reported, once, and asks about nothing older than thirty days', async () => {
    const { database, provider, pay, userRow, reconcile } = await open();
    await pay('professional', { tells: false });
    await pay('standard', { tells: false });
    await database.db
      .update(paymentOrders)
      .set({ createdAt: new Date() })
      .where(eq(paymentOrders.planType, 'professional'));
    await database.db
      .update(paymentOrders)
      .set({ createdAt: new Date(Date.now() - 31 * dayMs) })
      .where(eq(paymentOrders.planType, 'standard'));
    expect(await reconcile()).toEqual({ asked: 1, unanswered: 0, granted: 1, learned: 1 });
    expect(await userRow()).toMatchObject({ planType: 'professional', waitingPlan: null });
    expect(await reconcile()).toEqual({ asked: 0, unanswered: 0, granted: 0, learned: 0 });
    expect(provider.orders[0]?.notes).toEqual({ userId: (await userRow())?.id, planType: 'professional' });
  });

  it('goes on without a provider that answers, and says so', async () => {
    const { database, provider, pay, reconcile, userRow } = await open();
    for (let n = 0; n < 8; n += 1) await pay('standard', { tells: false });
    await database.db.update(paymentOrders).set({ createdAt: new Date() });
    provider.mood = 'broken';
    expect(await reconcile()).toEqual({ asked: 5, unanswered: 5, granted: 0, learned: 0 });
    expect(await userRow()).toMatchObject({ planType: 'free' });
  });
});

describe('the payments of the console', () => {
  it('are listed, searched, filtered and exported', async () => {
    const { app, pay, order, makeAdmin } = await open();
    const { paymentId } = await pay();
    app.turnClock(1000);
    await order('professional');
    const admin = await makeAdmin();
    expect(await admin.list()).toMatchObject({
      total: 2,
      page: 1,
      payments: [
        { state: 'open', planType: 'professional', refundable: 0, history: [] },
        {
          state: 'paid',
          email: 'ana@example.com',
          refundable: 1999,
          history: [{ kind: 'captured', outcome: 'granted', amount: 1999 }],
        },
      ],
    });
    for (const [query, total] of [
      ['?state=paid', 1],
      ['?search=ANA@', 2],
      [`?search=${paymentId}`, 1],
      ['?search=%25', 0],
      ['?search=r-000001', 1],
      ['?search=R-000002', 0],
      ['?search=C-000001', 0],
      ['?state=refunded', 0],
    ] as const)
      expect((await admin.list(query)).total, query).toBe(total);
    expect((await admin.list('?page=2&pageSize=1')).payments).toHaveLength(1);
    const table = await admin.table('&state=paid');
    expect(table.headers['content-disposition']).toBe(
      'attachment; filename="hookwise-payments-2026-11-15.csv"',
    );
    expect(table.body.split('\r\n')).toHaveLength(3);
    expect(table.body).toContain('"ana@example.com","standard","19.99","USD","0.00","paid"');
  });

  it('are given back in part and in full, with a reason, through the provider', async () => {
    const { pay, provider, makeAdmin, userRow, database } = await open();
    await pay();
    const admin = await makeAdmin();
    const { id } = (await admin.list()).payments[0];
    for (const body of [
      {},
      { reason: 'x' },
      { reason: 'a gift', amount: 0 },
      { reason: 'a gift', amount: 2000 },
    ])
      expect((await admin.refund(id, body)).statusCode, JSON.stringify(body)).toBe(400);
    const part = await admin.refund(id, { amount: 500, reason: 'a bad week' });
    expect([part.statusCode, part.json().payment]).toMatchObject([
      200,
      { state: 'partly_refunded', refunded: 500, refundable: 1499 },
    ]);
    expect(await userRow()).toMatchObject({ planType: 'standard' });
    expect((await admin.refund(id, { amount: 1500, reason: 'a bad week' })).json().message).toBe(
      'Only USD 14.99 of this payment can still be given back',
    );
    const both = await Promise.all([1, 2].map(() => admin.refund(id, { reason: 'they have asked for it' })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(provider.refunds.map(({ amount }) => amount)).toEqual([500, 1499]);
    expect(await userRow()).toMatchObject({ planType: 'free' });
    expect((await admin.refund(id, { reason: 'once more' })).statusCode).toBe(409);
    const trail = await database.db.select().from(adminActions).orderBy(adminActions.number);
    expect(trail.filter(({ action }) => action === 'payment refund asked')).toMatchObject([
      {
        adminEmail: 'admin@example.com',
        targets: ['ana@example.com'],
        details: { reason: 'USD 5.00: a bad week' },
      },
      { details: { reason: 'USD 14.99: they have asked for it' } },
    ]);
  });

  it('show an order that was paid twice as such, and give the second payment back first', async () => {
    const { pay, notify, makeAdmin, provider, userRow } = await open();
    const { orderId } = await pay();
    provider.payments.set('pay_second', {
      ...{ id: 'pay_second', order_id: orderId, amount: 1999, currency: 'USD', status: 'captured' },
    });
    await notify(paymentEvent('payment.captured', orderId, 'pay_second'));
    const admin = await makeAdmin();
    const found = await admin.list('?state=paid_twice&search=pay_second');
    expect(found).toMatchObject({ total: 1, payments: [{ state: 'paid_twice', refundable: 1999 }] });
    const { id } = found.payments[0];
    const once = await admin.refund(id, { reason: 'paid twice' });
    expect(once.json().payment).toMatchObject({ state: 'paid', refunded: 0, refundable: 1999 });
    expect(provider.refunds).toMatchObject([{ payment_id: 'pay_second', amount: 1999 }]);
    expect(await userRow()).toMatchObject({ planType: 'standard' });
    const again = await admin.refund(id, { reason: 'they have asked for it' });
    expect(again.json().payment).toMatchObject({ state: 'refunded', refunded: 1999, refundable: 0 });
    expect(await userRow()).toMatchObject({ planType: 'free' });
  });

  it('stay as they are where the provider refuses or does not answer, and say which', async () => {
    const { pay, provider, makeAdmin, userRow, app } = await open();
    const { paymentId } = await pay();
    const admin = await makeAdmin();
    const { id } = (await admin.list()).payments[0];
    const payment = provider.payments.get(paymentId);
    provider.payments.delete(paymentId);
    const refused = await admin.refund(id, { reason: 'a test' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'The payment provider refused this refund. Nothing was given back.',
    ]);
    provider.mood = 'no json';
    expect((await admin.refund(id, { reason: 'a test' })).statusCode).toBe(503);
    provider.mood = 'well';
    if (payment) provider.payments.set(paymentId, payment);
    expect((await admin.refund(id, { reason: 'a test' })).json().message).toBe(
      'A refund of this payment is under way. Please look again in a minute.',
    );
    expect(await userRow()).toMatchObject({ planType: 'standard' });
    app.turnClock(61_000);
    expect((await admin.refund(id, { reason: 'a test' })).statusCode).toBe(200);
    for (const other of ['x', '00000000-0000-4000-8000-000000000000'])
      expect((await admin.refund(other, { reason: 'a test' })).statusCode).toBe(404);
  });
});
