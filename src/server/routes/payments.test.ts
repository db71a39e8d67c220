// Long because all outcomes of a payment stand together.
import { describe, expect, it } from 'vitest';
import { paidPlans, shownPrice } from '../../contract/plans.ts';
import { paymentOrders } from '../store/schema.ts';
import { engines } from '../testing/engines.ts';
import {
  createPath,
  paymentEvent as event,
  hmac,
  openPaymentApp as open,
  verifyPath,
  webhookPath,
} from '../testing/payment-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const dayMs = 24 * 60 * 60 * 1000;
const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), CONTENT_KEY: 'y'.repeat(32) };

describe('POST /api/payments/create-order', () => {
  it.each([
    ['standard', 1999, 'Standard', '25 daily checks for one month'],
    ['professional', 3999, 'Professional', '65 daily checks for one month'],
  ])('API-06 DATA-35 makes an order for the %s plan', async (planType, amount, name, description) => {
    const { app, cookie, provider, database } = await open();
    const answer = await app.postJson(createPath, { planType }, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      order: { key: provider.keyId, amount, currency: 'USD', id: provider.orders[0]?.id },
      plan: { name, description },
    });
    expect(provider.orders).toMatchObject([{ amount, currency: 'USD' }]);
    expect(await database.db.select().from(paymentOrders)).toMatchObject([
      { orderId: provider.orders[0]?.id, planType, amount, currency: 'USD', paymentId: null, paidAt: null },
    ]);
    expect(answer.body).not.toContain(provider.keySecret);
  });

  it.each(paidPlans)('charges for the %s plan the sum that is shown', async (planType) => {
    const { app, cookie, provider } = await open();
    const answer = await app.postJson(createPath, { planType }, { cookie });
    const charged = provider.orders[0];
    expect(answer.json().order).toMatchObject({ amount: charged?.amount, currency: charged?.currency });
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: charged?.currency ?? '' });
    expect(money.format((charged?.amount ?? 0) / 100)).toBe(shownPrice(planType));
  });

  it.each([
    {},
    { planType: 'free' },
    { planType: 'enterprise' },
    { planType: ['standard'] },
    { planType: 7 },
  ])('refuses %j', async (body) => {
    const { app, cookie, provider } = await open();
    const answer = await app.postJson(createPath, body, { cookie });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      success: false,
      error: 'invalid_input',
      message: 'Please choose the standard or the professional plan',
    });
    expect(provider.orders).toEqual([]);
  });

  it('ROLE-07 refuses a guest', async () => {
    const { app, provider } = await open();
    for (const [path, body] of [
      [createPath, { planType: 'standard' }],
      [verifyPath, { ...verifyBody }],
    ] as const) {
      const answer = await app.postJson(path, body);
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { success: false, error: 'not_signed_in', message: 'Please sign in first' },
      ]);
    }
    expect(provider.orders).toEqual([]);
  });

  it.each(['broken', 'wrong amount', 'no json'] as const)(
    'says so when the provider is %s, and remembers no order',
    async (mood) => {
      const { app, cookie, provider, database } = await open();
      provider.mood = mood;
      const answer = await app.postJson(createPath, { planType: 'standard' }, { cookie });
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { success: false, error: 'unavailable', message: 'Failed to create payment order' },
      ]);
      expect(await database.db.select().from(paymentOrders)).toEqual([]);
    },
  );

  it('OPEN-29 says so in production without keys, where there is no sandbox either', async () => {
    const app = await startTestApp({ env: production });
    const { jwtToken } = await app.signIn('ana@example.com');
    const headers = { authorization: `Bearer ${jwtToken}` };
    const answer = await app.postJson(createPath, { planType: 'standard' }, headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { success: false, error: 'unavailable', message: 'Failed to create payment order' },
    ]);
    expect((await app.postJson(verifyPath, verifyBody, headers)).statusCode).toBe(503);
    expect((await app.postJson(webhookPath, {}, headers)).statusCode).toBe(503);
    expect((await app.inject({ url: '/api/payments/sandbox/checkout.js' })).statusCode).toBe(404);
    const pay = await app.postJson('/api/payments/sandbox/pay', { order_id: 'order_1' }, headers);
    expect(pay.statusCode).toBe(404);
  });

  it('is accepted thirty times an hour from one user', async () => {
    const { app, cookie } = await open();
    const statuses = [];
    for (let call = 0; call < 31; call += 1)
      statuses.push((await app.postJson(createPath, { planType: 'standard' }, { cookie })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

const verifyBody = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'a'.repeat(64),
};

describe('POST /api/payments/verify', () => {
  it('API-07 DATA-36 CONST-05 OPEN-32 grants the plan of the order', async () => {
    const { app, cookie, order, proofOf, verify } = await open();
    await app.postJson('/api/analyze/url', { url: 'example.com' }, { cookie });
    const { id } = await order('professional');
    const answer = await verify(proofOf(id, 'pay_1'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    const me = await app.inject({ url: '/api/auth/me', headers: { cookie } });
    expect(me.json().user).toMatchObject({
      planType: 'professional',
      historyLimit: 65,
      planExpired: false,
      subscriptionDate: '2026-11-15T12:00:00.000Z',
      planResetDate: '2026-12-15T12:00:00.000Z',
      dailyUsageCount: 1,
    });
  });

  it('S27 refuses a hundred forgeries, and changes nothing', async () => {
    const { app, provider, order, proofOf, verify, userRow, database } = await open();
    const [mine, other] = [(await order()).id, (await order()).id];
    const { cookie: bens } = await app.signIn('ben@example.com');
    const his = (await order('standard', bens)).id;
    const right = proofOf(mine, 'pay_right');
    const good = right.razorpay_signature;
    const signText = (text: string, secret = provider.keySecret) => ({
      razorpay_signature: hmac(secret, text),
    });

    const forgeries: object[] = [
      { razorpay_signature: '' },
      { razorpay_signature: undefined },
      { razorpay_signature: null },
      { razorpay_signature: [good] },
      { razorpay_signature: { toString: good } },
      { razorpay_signature: 0 },
      { razorpay_signature: true },
      { razorpay_signature: good.toUpperCase() },
      { razorpay_signature: ` ${good}` },
      { razorpay_signature: `${good}\n` },
      { razorpay_signature: `${good}\u0000` },
      { razorpay_signature: `0x${good}` },
      { razorpay_signature: good + good },
      { razorpay_signature: good.slice(0, 32) },
      { razorpay_signature: Buffer.from(good, 'hex').toString('base64') },
      { razorpay_signature: '0'.repeat(64) },
      { razorpay_signature: 'é'.repeat(64) },
      { razorpay_signature: good.replace(/[a-f]/, (letter) => letter.toUpperCase()) },
      // Signed with something else than the key secret.
      signText(`${mine}|pay_right`, provider.webhookSecret),
      signText(`${mine}|pay_right`, provider.keyId),
      signText(`${mine}|pay_right`, ''),
      signText(`${mine}|pay_right`, `${provider.keySecret} `),
      // Signed for something else.
      signText(`${other}|pay_right`),
      signText(`${his}|pay_right`),
      signText(`${mine}|pay_other`),
      signText(`pay_right|${mine}`),
      signText(`${mine}pay_right`),
      signText(`${mine}||pay_right`),
      signText(`${mine}|pay_right|`),
      signText(mine),
      signText('pay_right'),
      signText(''),
      // Another user's order, correctly signed.
      proofOf(his, 'pay_right'),
      // An order that does not exist, correctly signed.
      proofOf('order_nobody', 'pay_right'),
      // The separator moved: the same signed text, split elsewhere.
      { razorpay_order_id: `${mine}|pay`, razorpay_payment_id: '_right', razorpay_signature: good },
      { razorpay_order_id: `${mine}|`, razorpay_payment_id: 'pay_right', razorpay_signature: good },
      { razorpay_order_id: `${mine}|pay_right`, razorpay_payment_id: '', ...signText(`${mine}|pay_right|`) },
      { razorpay_order_id: '', razorpay_payment_id: `${mine}|pay_right`, ...signText(`|${mine}|pay_right`) },
      {
        razorpay_order_id: mine,
        razorpay_payment_id: 'x|pay_right',
        ...signText(`${mine}|x|pay_right`),
      },
      { razorpay_order_id: [mine], razorpay_payment_id: 'pay_right', razorpay_signature: good },
      { razorpay_order_id: mine, razorpay_payment_id: ['pay_right'], razorpay_signature: good },
      { razorpay_order_id: mine.toUpperCase() },
      { razorpay_payment_id: 'PAY_RIGHT' },
      { razorpay_order_id: ` ${mine}` },
      { razorpay_payment_id: 'pay_right\n' },
      // One character wrong, at every third place.
      ...Array.from({ length: 22 }, (_, index) => {
        const at = index * 3;
        const wrong = good[at] === '0' ? '1' : '0';
        return { razorpay_signature: good.slice(0, at) + wrong + good.slice(at + 1) };
      }),
      // Cut off after any length.
      ...Array.from({ length: 33 }, (_, index) => ({ razorpay_signature: good.slice(0, 31 + index) })),
    ];
    expect(forgeries.length).toBeGreaterThanOrEqual(100);
    for (const forgery of forgeries) {
      const answer = await verify({ ...right, ...forgery });
      expect([answer.statusCode, answer.json().success], JSON.stringify(forgery)).toEqual([400, false]);
      expect(answer.json().message).toBe('Payment verification failed');
    }
    for (const email of ['ana@example.com', 'ben@example.com'])
      expect(await userRow(email)).toMatchObject({ planType: 'free', planResetDate: null });
    const unpaid = await database.db.select().from(paymentOrders);
    expect(unpaid.filter(({ paidAt }) => paidAt !== null)).toEqual([]);
    // The one that is right still is.
    expect((await verify(right)).statusCode).toBe(200);
  });

  it('S28 answers the same triple again with success, and grants nothing more', async () => {
    const { order, proofOf, verify, userRow, app } = await open();
    const { id } = await order();
    for (let call = 0; call < 50; call += 1) {
      expect((await verify(proofOf(id, 'pay_1'))).json()).toEqual({ success: true });
      app.turnClock(1000);
    }
    expect((await userRow())?.planResetDate?.toISOString()).toBe('2026-12-15T12:00:00.000Z');
  });

  it('accepts one payment for one order', async () => {
    const { order, proofOf, verify } = await open();
    const [first, second] = [(await order()).id, (await order()).id];
    expect((await verify(proofOf(first, 'pay_1'))).statusCode).toBe(200);
    // As often as it is asked: what was refused does not succeed the second time.
    for (let time = 0; time < 2; time += 1) {
      expect((await verify(proofOf(second, 'pay_1'))).statusCode).toBe(400);
      expect((await verify(proofOf(first, 'pay_2'))).statusCode).toBe(400);
      expect((await verify(proofOf(second, 'pay_2'))).statusCode).toBe(400);
    }
  });

  it('trusts the signature when the provider cannot be asked, and the provider when it answers', async () => {
    const { order, proofOf, verify, provider, userRow } = await open();
    for (const wrong of [
      { amount: 199 },
      { currency: 'INR' },
      { status: 'failed' },
      { status: 'refunded' },
      { order_id: 'order_other' },
    ]) {
      const { id } = await order();
      const payment = { id: `pay_of_${id}`, order_id: id, amount: 1999, currency: 'USD', status: 'captured' };
      provider.payments.set(payment.id, { ...payment, ...wrong });
      for (let time = 0; time < 2; time += 1)
        expect((await verify(proofOf(id, payment.id))).statusCode, JSON.stringify(wrong)).toBe(400);
    }
    expect((await userRow())?.planType).toBe('free');
    const { id } = await order();
    provider.mood = 'broken';
    expect((await verify(proofOf(id, 'pay_1'))).statusCode).toBe(200);
    expect((await userRow())?.planType).toBe('standard');
  });

  it('renews a plan from its end, and a higher one takes the unused days along', async () => {
    const { app, order, proofOf, verify, userRow } = await open();
    const buy = async (planType: string, paymentId: string) => {
      const { id } = await order(planType);
      expect((await verify(proofOf(id, paymentId))).statusCode).toBe(200);
      return (await userRow())?.planResetDate?.toISOString();
    };
    expect(await buy('standard', 'pay_1')).toBe('2026-12-15T12:00:00.000Z');
    app.turnClock(2 * dayMs);
    expect(await buy('standard', 'pay_2')).toBe('2027-01-15T12:00:00.000Z');
    // Later: of two payments of the same moment, the name of the order decides which was first.
    app.turnClock(dayMs);
    // 58 days of Standard are left: 29 of Professional, after a month.
    expect(await buy('professional', 'pay_3')).toBe('2027-01-16T12:00:00.000Z');
    expect(await userRow()).toMatchObject({
      planType: 'professional',
      subscriptionDate: new Date('2026-11-15T12:00:00Z'),
    });
  });

  it('OPEN-18 ends with the month: at planResetDate the person is on the free plan, and may buy again', async () => {
    const { app, cookie, order, proofOf, verify } = await open();
    await verify(proofOf((await order()).id, 'pay_1'));
    const me = async () => (await app.inject({ url: '/api/auth/me', headers: { cookie } })).json();
    // Sessions last a week: each look at the clock is a new sign-in.
    app.turnClock(30 * dayMs - 1);
    const { cookie: late } = await app.signIn('ana@example.com');
    const lateMe = async () => (await app.inject({ url: '/api/auth/me', headers: { cookie: late } })).json();
    expect((await me()).error).toBe('not_signed_in');
    expect((await lateMe()).user).toMatchObject({ planType: 'standard', planExpired: false });
    app.turnClock(1);
    expect((await lateMe()).user).toMatchObject({ planType: 'free', planExpired: true, historyLimit: 3 });
    await verify(proofOf((await order('standard', late)).id, 'pay_2'), late);
    expect((await lateMe()).user).toMatchObject({ planType: 'standard', planExpired: false });
  });
});

describe('POST /api/payments/webhook', () => {
  it.each(['payment.captured', 'order.paid'])(
    'OPEN-30 grants the plan on %s, with no cookie and no page of ours',
    async (name) => {
      const { order, notify, userRow } = await open();
      const { id } = await order();
      const answer = await notify(event(name, id, 'pay_1'), { headers: { 'x-razorpay-event-id': 'evt_1' } });
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
      expect(await userRow()).toMatchObject({ planType: 'standard', historyLimit: 25 });
    },
  );

  it('refuses a message that the provider did not sign', async () => {
    const { app, provider, order, notify, userRow } = await open();
    const message = event('payment.captured', (await order()).id, 'pay_1');
    const answers = [
      await notify(message, { secret: provider.keySecret }),
      await notify(message, { secret: '' }),
      ...(await Promise.all(
        ['', 'x', 'é'.repeat(64), 'A'.repeat(64), '0'.repeat(64)].map((signature) =>
          notify(message, { headers: { 'x-razorpay-signature': signature } }),
        ),
      )),
      await app.postJson(webhookPath, message),
      // The right signature of another text with the same meaning.
      await app.postJson(webhookPath, message, {
        'x-razorpay-signature': hmac(provider.webhookSecret, JSON.stringify(message, null, 2)),
      }),
      await app.inject({ method: 'POST', url: webhookPath }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
    }
    expect((await userRow())?.planType).toBe('free');
  });

  it('grants nothing for what does not fit, and does not ask for it again', async () => {
    const { order, notify, userRow } = await open();
    const { id } = await order();
    const messages = [
      event('payment.captured', 'order_unknown', 'pay_1'),
      event('payment.captured', id, 'pay_1', { amount: 1 }),
      event('payment.captured', id, 'pay_1', { amount: '1999' }),
      event('payment.captured', id, 'pay_1', { amount: 10 ** 15 }),
      event('payment.captured', id, 'pay_1', { currency: 'INR' }),
      event('payment.captured', id, 'pay_1', { currency: 'US\u0000' }),
      event('payment.captured', id, 'pay_1', { status: 'refunded' }),
      event('payment.captured', id, 'pay|1'),
      event('payment.failed', id, 'pay_1'),
      event('payment.authorized', id, 'pay_1'),
      event('refund.created', id, 'pay_1'),
      { event: 'order.paid' },
      [],
    ];
    for (const message of messages) expect((await notify(message)).statusCode).toBe(200);
    expect((await userRow())?.planType).toBe('free');
  });

  it('cannot be verified without a secret', async () => {
    const { notify } = await open({ env: { RAZORPAY_WEBHOOK_SECRET: '' } });
    expect((await notify({ event: 'order.paid' }, { secret: '' })).statusCode).toBe(503);
  });
});

describe.each(engines)('on the $name engine', (engine) => {
  it('S28 verify, both messages and double clicks, fifty at once, activate the plan exactly once', async () => {
    const { database, order, proofOf, verify, notify, userRow } = await open({
      database: await engine.open(),
    });
    const { id } = await order();
    const ways = [
      () => verify(proofOf(id, 'pay_1')),
      () => notify(event('payment.captured', id, 'pay_1')),
      () => notify(event('order.paid', id, 'pay_1')),
    ];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ways[index % 3]?.()));
    expect(answers.filter((answer) => answer?.statusCode === 200)).toHaveLength(50);
    expect(await userRow()).toMatchObject({
      planType: 'standard',
      planResetDate: new Date('2026-12-15T12:00:00Z'),
    });
    expect(await database.db.select().from(paymentOrders)).toMatchObject([{ paymentId: 'pay_1' }]);
  });
});

describe('the sandbox', () => {
  it('accepts the same calls, and its payments count like the provider’s', async () => {
    const app = await startTestApp();
    const { cookie } = await app.signIn('ana@example.com');
    const made = await app.postJson(createPath, { planType: 'standard' }, { cookie });
    const { order } = made.json<{ order: { id: string } }>();
    expect(order).toEqual({
      key: 'hookwise_sandbox',
      amount: 1999,
      currency: 'USD',
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
    });
    const script = await app.inject({ url: '/api/payments/sandbox/checkout.js' });
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.body).toContain('window.Razorpay');

    const pay = () => app.postJson('/api/payments/sandbox/pay', { order_id: order.id }, { cookie });
    const proof = (await pay()).json();
    expect((await pay()).json()).toEqual(proof);
    expect((await app.postJson(verifyPath, proof, { cookie })).json()).toEqual({ success: true });
    const me = await app.inject({ url: '/api/auth/me', headers: { cookie } });
    expect(me.json().user.planType).toBe('standard');
  });
});
