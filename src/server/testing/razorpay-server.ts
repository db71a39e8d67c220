import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Payment = { id: string; order_id: string; amount: number; currency: string; status: string };

/** The provider's two calls, on loopback, with the faults that a provider may have. */
export type RazorpayServer = {
  url: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  mood: 'well' | 'broken' | 'silent' | 'wrong amount' | 'no json' | 'endless' | 'elsewhere';
  orders: { id: string; amount: number; currency: string; receipt: string }[];
  payments: Map<string, Payment>;
  /** What it was asked with. */
  authorizations: string[];
};

export const serveRazorpay = async (): Promise<RazorpayServer> => {
  const provider: RazorpayServer = {
    url: '',
    keyId: 'rzp_test_loopback',
    keySecret: 'the key secret of the tests',
    webhookSecret: 'the webhook secret of the tests',
    mood: 'well',
    orders: [],
    payments: new Map(),
    authorizations: [],
  };
  const expected = `Basic ${Buffer.from(`${provider.keyId}:${provider.keySecret}`).toString('base64')}`;

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    provider.authorizations.push(String(request.headers.authorization));
    const answer = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));

    if (request.headers.authorization !== expected)
      answer(401, { error: { description: 'Authentication failed' } });
    else if (provider.mood === 'silent') return;
    else if (provider.mood === 'broken') answer(500, { error: { description: 'The server is in trouble' } });
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
      const { amount, currency, receipt } = JSON.parse(body);
      const id = `order_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
      const order = { id, amount: provider.mood === 'wrong amount' ? 1 : amount, currency, receipt };
      provider.orders.push(order);
      answer(200, { entity: 'order', ...order, amount_paid: 0, status: 'created', attempts: 0 });
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
