import { readFileSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { razorpay } from '../adapters/razorpay.ts';
import { sandboxPayments } from '../adapters/sandbox-payments.ts';
import type { Config } from '../config.ts';
import { createOrder } from '../services/create-order.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import type { Notify } from '../services/notify.ts';
import { takePaymentEvent } from '../services/take-payment-event.ts';
import { verifyPayment } from '../services/verify-payment.ts';
import type { Database } from '../store/database.ts';
import { paymentOrderStore } from '../store/payment-orders.ts';

type Needs = {
  config: Pick<Config, 'payments' | 'isProduction'>;
  db: Database;
  sessionSecret: string;
  limitCalls: LimitCalls;
  notify: Notify;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** The payment calls, with the provider that the configuration names: the real one, the sandbox, or none. */
export const payments = ({ config, db, sessionSecret, limitCalls, notify, clock, log }: Needs) => {
  const sandbox = sandboxOf(config, sessionSecret);
  const provider = realProvider(config) ?? sandbox;
  if (!provider) log.warn('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are not set: no plan can be bought');
  const orders = paymentOrderStore(db, (email, plan) => notify(email, { kind: 'plan change', plan }));
  return {
    createOrder: createOrder({
      provider,
      orders,
      limitCalls,
      clock,
      onFault: (fault) => log.warn({ fault }, 'the payment provider made no order'),
    }),
    verifyPayment: verifyPayment({
      provider,
      orders,
      clock,
      onUnsettled: (payment) => log.warn(payment, 'a signed payment was refused'),
    }),
    takePaymentEvent: takePaymentEvent({ provider, orders, clock }),
    paymentSandbox: sandbox && { provider: sandbox, checkoutScript: readCheckoutScript() },
  };
};

const realProvider = ({ payments: { keyId, keySecret, webhookSecret, apiUrl } }: Needs['config']) =>
  keyId && keySecret ? razorpay({ keyId, keySecret, webhookSecret: webhookSecret ?? null, apiUrl }) : null;

/** Never in production: the sandbox gives any plan for free. */
const sandboxOf = (config: Needs['config'], sessionSecret: string) => {
  const { keyId, keySecret, webhookSecret } = config.payments;
  if (config.isProduction || (keyId && keySecret)) return null;
  return sandboxPayments({ sessionSecret, webhookSecret });
};

const readCheckoutScript = () =>
  readFileSync(new URL('../adapters/sandbox-checkout.js', import.meta.url), 'utf8');
