import { request } from 'undici';
import { z } from 'zod';
import { providerId } from '../../contract/payments.ts';
import { parseJson } from '../parse-json.ts';
import type { PaymentProvider, ProviderFault } from './payment-provider.ts';

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

const orderAnswer = z.object({ id: providerId, amount: z.number().int(), currency: z.string() });

const paymentAnswer = z.object({
  id: providerId,
  order_id: providerId.nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string().max(40),
});

/** Razorpay's REST API: the two calls we make of it. */
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
        return { fault: 'refused' };
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

    createOrder: async ({ amount, currency, receipt }, signal) => {
      const { value, fault } = await ask('orders', orderAnswer, {
        body: { amount, currency, receipt, payment_capture: 1 },
        signal,
      });
      if (!value) return { state: 'failed', fault };
      // An order over another amount would charge a customer who was shown this one.
      const isAsWished = value.amount === amount && value.currency === currency;
      return isAsWished ? { state: 'created', id: value.id } : { state: 'failed', fault: 'unreadable' };
    },

    findPayment: async (id, signal) => {
      const { value, fault } = await ask(`payments/${encodeURIComponent(id)}`, paymentAnswer, { signal });
      if (!value) return { state: 'unknown', fault };
      const { order_id: orderId = null, ...payment } = value;
      return { state: 'known', payment: { ...payment, orderId } };
    },
  };
};

type Question = { body?: Record<string, unknown>; signal: AbortSignal | undefined };
type Answer<T> = { value: T; fault?: never } | { value?: never; fault: ProviderFault };

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
