import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Payment = {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: string;
  amount_refunded?: number;
  created_at?: number;
};

/** The provider's calls, on loopback, with the faults that a provider may have. */
export type RazorpayServer = {
  url: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** `deaf`: it does what it is asked, and the answer is lost on the way. */
  mood: 'well' | 'broken' | 'busy' | 'deaf' | 'silent' | 'wrong amount' | 'no json' | 'endless' | 'elsewhere';
  orders: { id: string; amount: number; currency: string; receipt: string; notes?: object }[];
  payments: Map<string, Payment>;
  refunds: { id: string; payment_id: string; amount: number; currency: string; status: string }[];
  /** What it was asked with. */
  authorizations: string[];
};

const paymentsOf = /^\/v1\/orders\/(\w+)\/payments$/;
const refundOf = /^\/v1\/payments\/(\w+)\/refund$/;

export const serveRazorpay = async (): Promise<RazorpayServer> => {
  const provider: RazorpayServer = {
    url: '',
    keyId: 'rzp_test_loopback',
    keySecret: 'the key secret of the tests',
    webhookSecret: 'the webhook secret of the tests',
    mood: 'well',
    orders: [],
    payments: new Map(),
    refunds: [],
    authorizations: [],
  };
  const expected = `Basic ${Buffer.from(`${provider.keyId}:${provider.keySecret}`).toString('base64')}`;

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    provider.authorizations.push(String(request.headers.authorization));
    const answer = (status: number, content: unknown) =>
      response
        .writeHead(provider.mood === 'deaf' ? 502 : status, { 'content-type': 'application/json' })
        .end(JSON.stringify(content));

    if (request.headers.authorization !== expected)
      answer(401, { error: { description: 'Authentication failed' } });
    else if (provider.mood === 'silent') return;
    else if (provider.mood === 'broken') answer(500, { error: { description: 'The server is in trouble' } });
    else if (provider.mood === 'busy') answer(429, { error: { description: 'Too many requests' } });
    else if (provider.mood === 'no json') response.end('<html>busy</html>');
    else if (provider.mood === 'elsewhere')
      response.writeHead(302, { location: `${provider.url}/else` }).end();
    else if (provider.mood === 'endless') {
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(16_384)));
      };
      response.writeHead(200).on('drain', more);
      more();
    } else if (request.method === 'POST' && request.url === '/v1/orders') {
      const { amount, currency, receipt, notes } = JSON.parse(body);
      const id = `order_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
      const order = { id, amount: provider.mood === 'wrong amount' ? 1 : amount, currency, receipt, notes };
      provider.orders.push(order);
      answer(200, { entity: 'order', ...order, amount_paid: 0, status: 'created', attempts: 0 });
    } else if (request.method === 'GET' && paymentsOf.test(request.url ?? '')) {
      const orderId = paymentsOf.exec(request.url ?? '')?.[1];
      const items = [...provider.payments.values()].filter((payment) => payment.order_id === orderId);
      if (items.length === 0 && provider.orders.every(({ id }) => id !== orderId))
        answer(400, { error: { description: 'The id provided does not exist' } });
      else answer(200, { entity: 'collection', count: items.length, items });
    } else if (request.method === 'POST' && refundOf.test(request.url ?? '')) {
      const payment = provider.payments.get(refundOf.exec(request.url ?? '')?.[1] ?? '');
      const { amount } = JSON.parse(body);
      const refunded = (payment?.amount_refunded ?? 0) + amount;
      if (payment?.status !== 'captured' || refunded > payment.amount)
        return answer(400, { error: { description: 'The total refund amount is greater than the amount' } });
      payment.amount_refunded = refunded;
      if (refunded === payment.amount) payment.status = 'refunded';
      const id = `rfnd_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
      const refund = { id, payment_id: payment.id, amount, currency: payment.currency, status: 'processed' };
      provider.refunds.push(refund);
      answer(200, { entity: 'refund', ...refund });
    } else if (request.method === 'GET' && request.url?.startsWith('/v1/payments/')) {
      const payment = provider.payments.get(request.url.slice('/v1/payments/'.length));
      if (payment) answer(200, { entity: 'payment', ...payment });
      else answer(400, { error: { description: 'The id provided does not exist' } });
    } else answer(404, { error: { description: 'The requested URL was not found on the server.' } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
};

export const razorpayEnv = ({ url, keyId, keySecret, webhookSecret }: RazorpayServer) => ({
  RAZORPAY_API_URL: url,
  RAZORPAY_KEY_ID: keyId,
  RAZORPAY_KEY_SECRET: keySecret,
  RAZORPAY_WEBHOOK_SECRET: webhookSecret,
});
