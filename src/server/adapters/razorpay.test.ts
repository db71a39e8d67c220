import { describe, expect, it } from 'vitest';
import { type RazorpayServer, serveRazorpay } from '../testing/razorpay-server.ts';
import { razorpay } from './razorpay.ts';

const notes = { userId: 'user-1', planType: 'standard' };
const wish = { amount: 1999, currency: 'USD', receipt: 'receipt-1', notes };

const open = async (mood: RazorpayServer['mood'] = 'well', settings = {}) => {
  const server = await serveRazorpay();
  server.mood = mood;
  return { server, provider: razorpay({ ...server, apiUrl: server.url, ...settings }) };
};

describe('an order', () => {
  it('is made with our key, over the amount we ask for', async () => {
    const { server, provider } = await open();
    const made = await provider.createOrder(wish);
    expect(made).toEqual({ state: 'created', id: server.orders[0]?.id });
    expect(server.orders).toMatchObject([wish]);
    expect(Buffer.from(server.authorizations[0]?.split(' ')[1] ?? '', 'base64').toString()).toBe(
      `${server.keyId}:${server.keySecret}`,
    );
  });

  it.each(['/', '/v1', '/v1/'])('is made at an address that ends in %s', async (end) => {
    const { server, provider } = await open();
    const other = razorpay({ ...provider, apiUrl: `${server.url}${end}` });
    expect(await other.createOrder(wish)).toMatchObject({ state: 'created' });
  });

  it.each([
    ['broken', 'troubled'],
    ['busy', 'troubled'],
    ['elsewhere', 'troubled'],
    ['no json', 'unreadable'],
    ['endless', 'unreadable'],
    ['wrong amount', 'unreadable'],
  ] as const)('is not made by a provider that is %s', async (mood, fault) => {
    const { server, provider } = await open(mood);
    expect(await provider.createOrder(wish)).toEqual({ state: 'failed', fault });
    // The key is sent to the configured address once, and nowhere else.
    expect(server.authorizations).toHaveLength(1);
  });

  it('is not waited for longer than we have', async () => {
    const { provider } = await open('silent', { withinMs: 100 });
    expect(await provider.createOrder(wish)).toEqual({ state: 'failed', fault: 'timeout' });
  });

  it('is not waited for when the visitor has left', async () => {
    const { provider } = await open('silent');
    const visitor = new AbortController();
    const made = provider.createOrder(wish, visitor.signal);
    visitor.abort();
    expect(await made).toEqual({ state: 'failed', fault: 'unreachable' });
  });

  it('is not made with a wrong key, or where nothing listens', async () => {
    const { provider } = await open('well', { keySecret: 'another secret' });
    expect(await provider.createOrder(wish)).toEqual({ state: 'failed', fault: 'forbidden' });
    const nowhere = razorpay({ ...provider, apiUrl: 'http://127.0.0.1:1' });
    expect(await nowhere.createOrder(wish)).toEqual({ state: 'failed', fault: 'unreachable' });
  });
});

describe('a payment', () => {
  it('is found as the provider knows it, and unknown is unknown', async () => {
    const { server, provider } = await open();
    const payment = { id: 'pay_1', order_id: 'order_1', amount: 1999, currency: 'USD', status: 'captured' };
    server.payments.set('pay_1', payment);
    expect(await provider.findPayment('pay_1')).toEqual({
      state: 'known',
      payment: {
        id: 'pay_1',
        orderId: 'order_1',
        amount: 1999,
        currency: 'USD',
        status: 'captured',
        refunded: 0,
        createdAt: null,
      },
    });
    expect(await provider.findPayment('pay_2')).toEqual({ state: 'unknown', fault: 'refused' });
  });
});

describe('the payments of an order', () => {
  it('are all that were tried, and none where the provider does not answer', async () => {
    const { server, provider } = await open();
    for (const [id, status] of [
      ['pay_1', 'failed'],
      ['pay_2', 'captured'],
    ] as const)
      server.payments.set(id, {
        id,
        order_id: 'order_1',
        amount: 1999,
        currency: 'USD',
        status,
        created_at: 60,
      });
    server.payments.set('pay_3', {
      id: 'pay_3',
      order_id: 'order_2',
      amount: 1,
      currency: 'USD',
      status: 'failed',
    });
    expect(await provider.findPaymentsFor('order_1')).toMatchObject({
      state: 'known',
      payments: [{ id: 'pay_1', createdAt: new Date(60_000) }, { id: 'pay_2' }],
    });
    server.mood = 'broken';
    expect(await provider.findPaymentsFor('order_1')).toEqual({ state: 'unknown', fault: 'troubled' });
  });
});

describe('a refund', () => {
  it('is made over the amount we ask for, and refused where nothing is left', async () => {
    const { server, provider } = await open();
    server.payments.set('pay_1', {
      id: 'pay_1',
      order_id: 'order_1',
      amount: 1999,
      currency: 'USD',
      status: 'captured',
    });
    const wishes = [500, 1499, 1].map((amount) => ({ paymentId: 'pay_1', amount, receipt: `r-${amount}` }));
    for (const { amount, ...wish } of wishes.slice(0, 2))
      expect(await provider.refund({ ...wish, amount })).toMatchObject({
        state: 'made',
        refund: { amount, currency: 'USD' },
      });
    expect(await provider.refund(wishes[2] as (typeof wishes)[0])).toEqual({
      state: 'failed',
      fault: 'refused',
    });
    expect(await provider.findPayment('pay_1')).toMatchObject({
      payment: { status: 'refunded', refunded: 1999 },
    });
  });
});
