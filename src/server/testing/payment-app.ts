import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../store/database.ts';
import { users } from '../store/schema.ts';
import { openTestDatabase } from './engines.ts';
import { razorpayEnv, serveRazorpay } from './razorpay-server.ts';
import { startTestApp } from './start-test-app.ts';

export const createPath = '/api/payments/create-order';
export const verifyPath = '/api/payments/verify';
export const webhookPath = '/api/payments/webhook';

export const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The app with the provider on loopback, and Ana signed in. */
export const openPaymentApp = async ({
  database,
  env = {},
}: {
  database?: OpenDatabase;
  env?: Record<string, string>;
} = {}) => {
  const kept = database ?? (await openTestDatabase());
  const provider = await serveRazorpay();
  const app = await startTestApp({ database: kept, env: { ...razorpayEnv(provider), ...env } });
  const { cookie } = await app.signIn('ana@example.com');

  const order = async (planType = 'standard', by = cookie) => {
    const answer = await app.postJson(createPath, { planType }, { cookie: by });
    return answer.json<{ order: { id: string; amount: number } }>().order;
  };
  const proofOf = (orderId: string, paymentId: string) => ({
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: hmac(provider.keySecret, `${orderId}|${paymentId}`),
  });
  const verify = (proof: object, by = cookie) => app.postJson(verifyPath, proof, { cookie: by });
  const notify = (message: object, { secret = provider.webhookSecret, headers = {} } = {}) => {
    // Written with spaces, as only the sender would: what is read and written again would not match.
    const payload = JSON.stringify(message, null, 2);
    return app.inject({
      method: 'POST',
      url: webhookPath,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': hmac(secret, payload),
        ...headers,
      },
      payload,
    });
  };
  const userRow = async (email = 'ana@example.com') =>
    (await kept.db.select().from(users).where(eq(users.email, email)))[0];
  return { app, database: kept, provider, cookie, order, proofOf, verify, notify, userRow };
};

/** A message of the provider about a payment. */
export const paymentEvent = (name: string, orderId: string, paymentId: string, changes = {}) => ({
  entity: 'event',
  event: name,
  payload: {
    payment: {
      entity: {
        id: paymentId,
        order_id: orderId,
        amount: 1999,
        currency: 'USD',
        status: 'captured',
        ...changes,
      },
    },
  },
});
