import { createHmac } from 'node:crypto';
import { isSameHash } from './secrets.ts';

const sign = (secret: string, text: string | Uint8Array) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** What the provider signs when a payment has gone through. */
export const paymentSignature = (keySecret: string, orderId: string, paymentId: string): string =>
  sign(keySecret, `${orderId}|${paymentId}`);

/** What the provider signs of a message to us: its bytes, as they were sent. */
export const webhookSignature = (webhookSecret: string, body: Uint8Array): string =>
  sign(webhookSecret, body);

/**
 * Takes as long for a signature that is almost right as for one that is all wrong. Exactly as the provider writes it:
 * upper case, spaces or letters of another alphabet make it another text.
 */
export const isSameSignature = (given: string, right: string): boolean =>
  /^[0-9a-f]{64}$/.test(given) && isSameHash(given, right);
