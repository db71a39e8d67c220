import { readFileSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentProvider } from '../adapters/payment-provider.ts';
import { razorpay } from '../adapters/razorpay.ts';
import { sandboxPayments } from '../adapters/sandbox-payments.ts';
import type { Config } from '../config.ts';
import { createOrder } from '../services/create-order.ts';
import { type Keeper, keepFresh } from '../services/keep-fresh.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import type { Notify } from '../services/post-mails.ts';
import { type Reconciliation, reconcilePayments } from '../services/reconcile-payments.ts';
import { refundPayment } from '../services/refund-payment.ts';
import { showPayments } from '../services/show-payments.ts';
import { takePaymentEvent } from '../services/take-payment-event.ts';
import { verifyPayment } from '../services/verify-payment.ts';
import type { Database } from '../store/database.ts';
import type { PaymentDocuments } from '../store/payment-documents.ts';
import { type PaymentLedger, paymentLedger } from '../store/payment-ledger.ts';
import { paymentListStore } from '../store/payment-list.ts';
import { paymentOrderStore } from '../store/payment-orders.ts';
import type { ReceiptStore } from '../store/receipts.ts';
import { documentsOf } from './receipts.ts';

type Needs = {
  config: Pick<Config, 'payments' | 'isProduction'>;
  db: Database;
  sessionSecret: string;
  limitCalls: LimitCalls;
  notify: Notify;
  deliverSoon: () => void;
  documents: PaymentDocuments;
  receipts: Pick<ReceiptStore, 'ofOrders'>;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
};

/** The payment calls, with the provider that the configuration names: the real one, the sandbox, or none. */
export const payments = ({
  config,
  db,
  sessionSecret,
  limitCalls,
  notify,
  deliverSoon,
  documents,
  receipts,
  clock,
  log,
}: Needs) => {
  const sandbox = sandboxOf(config, sessionSecret);
  const provider = realProvider(config) ?? sandbox;
  if (!provider) log.warn('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are not set: no plan can be bought');
  if (provider && provider !== sandbox && !provider.webhookSecret)
    log.warn('RAZORPAY_WEBHOOK_SECRET is not set: messages of the payment provider are refused');
  const orders = paymentOrderStore(db);
  const listed = paymentListStore(db);
  const ledger = paymentLedger(db, {
    documents,
    onIssued: deliverSoon,
    onPlan: (email, plan) => notify(email, { kind: 'plan change', plan }),
  });
  const shown = showPayments({ payments: listed, orders, receipts, clock });
  let keeper: Keeper | null = null;
  return {
    showPayments: shown,
    refundPayment: refundPayment({
      provider,
      payments: listed,
      ledger,
      showPayments: shown,
      clock,
      onFault: (fault) => log.warn(fault, 'the payment provider made no refund'),
    }),
    /** Once the server listens; ends with `stopReconciling`. */
    startReconciling: async (): Promise<void> => {
      keeper = keepFresh({
        sync: provider && reconciliation({ provider, db, ledger, clock, log }),
        ...reconcilePace,
        chance: Math.random,
        onSynced: (seen) => log.info(seen, 'the payment provider was asked about open orders'),
        onFailure: (error) =>
          log.warn({ err: error }, 'the payment provider could not be asked about open orders'),
      });
    },
    stopReconciling: async (): Promise<void> => keeper?.stop(),
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
      ledger,
      clock,
      onUnsettled: (payment) => log.warn(payment, 'a signed payment was refused'),
    }),
    takePaymentEvent: takePaymentEvent({ provider, ledger, clock }),
    paymentSandbox: sandbox && { provider: sandbox, checkoutScript: readCheckoutScript() },
  };
};

/** Shortly after the start, and then often enough that a payment which nobody reported is granted within the hour. */
const reconcilePace = { firstAfterMs: 3000, everyMs: 45 * 60 * 1000 };

type Reconciling = Pick<Needs, 'db' | 'clock' | 'log'> & {
  provider: PaymentProvider;
  ledger: PaymentLedger;
};

const reconciliation = ({ provider, db, ledger, clock, log }: Reconciling) =>
  reconcilePayments({
    provider,
    payments: paymentListStore(db),
    ledger,
    clock,
    onLearned: (event) => log.warn(event, 'a payment was found that nobody had reported'),
  });

/** For the operator's command: asks once; a server that runs mails the receipts. Null where no provider is set up. */
export const reconcileOnce = async (
  db: Database,
  config: Pick<Config, 'payments' | 'sellerTerms' | 'smtpUrl'>,
  log: Needs['log'],
): Promise<Reconciliation | null> => {
  const provider = realProvider(config);
  const ledger = paymentLedger(db, { documents: documentsOf(config, config.smtpUrl !== undefined) });
  return provider && reconciliation({ provider, db, ledger, clock: () => new Date(), log })();
};

const realProvider = ({ payments: { keyId, keySecret, webhookSecret, apiUrl } }: Pick<Config, 'payments'>) =>
  keyId && keySecret ? razorpay({ keyId, keySecret, webhookSecret: webhookSecret ?? null, apiUrl }) : null;

/** What the page of a checkout loads; null where there is no provider, and nothing of anybody else's is loaded. */
export const checkoutScriptOf = (config: Needs['config']): string | null =>
  realProvider(config) && config.payments.checkoutUrl;

/** Never in production: the sandbox gives any plan for free. */
const sandboxOf = (config: Needs['config'], sessionSecret: string) => {
  const { keyId, keySecret, webhookSecret } = config.payments;
  if (config.isProduction || (keyId && keySecret)) return null;
  return sandboxPayments({ sessionSecret, webhookSecret });
};

const readCheckoutScript = () =>
  readFileSync(new URL('../adapters/sandbox-checkout.js', import.meta.url), 'utf8');
