import { z } from 'zod';
import { providerId } from '../../contract/payments.ts';
import { parseJson } from '../parse-json.ts';
import type { PaymentProvider, ProviderFault, ProviderPayment } from './payment-provider.ts';

type Settings = {
  keyId: string;
  keySecret: string;
  webhookSecret: string | null;
  /** The provider's address, from the configuration and nowhere else. */
  apiUrl: string;
  withinMs?: number;
};

/** Below the nine seconds in which every call is answered, with room for our own work. */
const patienceMs = 6000;

/** An order or a payment is a kilobyte or two. */
const maxAnswerBytes = 64 * 1024;

/** Seconds since 1970; what is none of them is no moment. */
export const unixSeconds = z
  .number()
  .int()
  .min(0)
  .max(8_640_000_000_000)
  .nullish()
  .catch(null)
  .transform((seconds) => (seconds == null ? null : new Date(seconds * 1000)));

/** In the smallest unit of the currency. What the database has no room for is not what anything costs here either. */
export const providerCents = z
  .number()
  .int()
  .min(0)
  .transform((cents) => Math.min(cents, 2_147_483_647));

export const providerCurrency = z.string().regex(/^[A-Za-z]{1,10}$/);

const orderAnswer = z.object({ id: providerId, amount: providerCents, currency: providerCurrency });

const paymentAnswer = z.object({
  id: providerId,
  order_id: providerId.nullish(),
  amount: providerCents,
  currency: providerCurrency,
  status: z.string().max(40),
  amount_refunded: providerCents.nullish(),
  created_at: unixSeconds,
});
const paymentsAnswer = z.object({ items: z.array(paymentAnswer).max(100) });

const refundAnswer = z.object({
  id: providerId,
  amount: providerCents.refine((cents) => cents > 0),
  currency: providerCurrency,
  created_at: unixSeconds,
});

/** Razorpay's REST API: the calls we make of it. */
export const razorpay = (settings: Settings): PaymentProvider => {
  const { keyId, keySecret, webhookSecret, withinMs = patienceMs } = settings;
  const base = settings.apiUrl.replace(/\/+$/, '').replace(/\/v1$/, '');
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const ask = async <T>(
    path: string,
    answer: z.ZodType<T>,
    { body, signal }: Question,
  ): Promise<Answer<T>> => {
    const patience = AbortSignal.timeout(withinMs);
    try {
      const { request } = await import('undici');
      const response = await request(`${base}/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : null,
        signal: signal ? AbortSignal.any([patience, signal]) : patience,
        // A call now and then: no connection is kept for the next.
        reset: true,
      });
      // Redirects are not followed, so they end here too: our key goes to the configured address only.
      if (response.statusCode !== 200) {
        response.body.on('error', () => undefined).destroy();
        return { fault: faultOf(response.statusCode) };
      }
      const text = await readBounded(response.body);
      const parsed = text === null ? null : answer.safeParse(parseJson(text));
      return parsed?.success ? { value: parsed.data } : { fault: 'unreadable' };
    } catch {
      return { fault: patience.aborted ? 'timeout' : 'unreachable' };
    }
  };

  return {
    keyId,
    keySecret,
    webhookSecret,

    createOrder: async ({ amount, currency, receipt, notes }, signal) => {
      const { value, fault } = await ask('orders', orderAnswer, {
        body: { amount, currency, receipt, notes, payment_capture: 1 },
        signal,
      });
      if (!value) return { state: 'failed', fault };
      // An order over another amount would charge a customer who was shown this one.
      const isAsWished = value.amount === amount && value.currency === currency;
      return isAsWished ? { state: 'created', id: value.id } : { state: 'failed', fault: 'unreadable' };
    },

    findPayment: async (id, signal) => {
      const { value, fault } = await ask(`payments/${encodeURIComponent(id)}`, paymentAnswer, { signal });
      return value ? { state: 'known', payment: paymentOf(value) } : { state: 'unknown', fault };
    },

    findPaymentsFor: async (orderId, signal) => {
      const path = `orders/${encodeURIComponent(orderId)}/payments`;
      const { value, fault } = await ask(path, paymentsAnswer, { signal });
      return value ? { state: 'known', payments: value.items.map(paymentOf) } : { state: 'unknown', fault };
    },

    // Nobody's leaving stops it: what has become of it would not be known.
    refund: async ({ paymentId, amount, receipt }) => {
      const path = `payments/${encodeURIComponent(paymentId)}/refund`;
      const { value, fault } = await ask(path, refundAnswer, { body: { amount, receipt } });
      if (!value) return { state: 'failed', fault };
      const { created_at: createdAt, ...refund } = value;
      return { state: 'made', refund: { ...refund, createdAt } };
    },
  };
};

const paymentOf = ({
  order_id: orderId = null,
  amount_refunded: refunded,
  created_at: createdAt,
  ...payment
}: z.output<typeof paymentAnswer>): ProviderPayment => ({
  ...payment,
  orderId,
  refunded: refunded ?? 0,
  createdAt,
});

type Question = { body?: Record<string, unknown>; signal?: AbortSignal | undefined };
type Answer<T> = { value: T; fault?: never } | { value?: never; fault: ProviderFault };

const faultOf = (status: number): ProviderFault => {
  if (status === 401 || status === 403) return 'forbidden';
  // Too slow, or too many: not a no.
  if (status === 408 || status === 429) return 'troubled';
  return status >= 400 && status < 500 ? 'refused' : 'troubled';
};

const readBounded = async (
  body: AsyncIterable<Uint8Array> & { destroy: () => void },
): Promise<string | null> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
