import { describe, expect, it } from 'vitest';
import { type RazorpayServer, serveRazorpay } from '../testing/razorpay-server.ts';
import { razorpay } from './razorpay.ts';

const wish = { amount: 1999, currency: 'USD', receipt: 'receipt-1' };

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
    ['broken', 'refused'],
    ['elsewhere', 'refused'],
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
    expect(await provider.createOrder(wish)).toEqual({ state: 'failed', fault: 'refused' });
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
      payment: { id: 'pay_1', orderId: 'order_1', amount: 1999, currency: 'USD', status: 'captured' },
    });
    expect(await provider.findPayment('pay_2')).toEqual({ state: 'unknown', fault: 'refused' });
  });
});
