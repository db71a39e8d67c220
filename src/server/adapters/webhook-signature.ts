import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** The length that the specification recommends at least, and more. */
const secretBytes = 32;

export const newWebhookSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

type Message = { id: string; at: Date; body: string };

/** The headers of a message as Standard Webhooks has them: a signature for each secret, the newest first. */
export const signatureHeaders = (
  secrets: readonly string[],
  { id, at, body }: Message,
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
