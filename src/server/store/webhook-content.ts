import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from './seal.ts';

/** What nobody but its owner's target may learn of a webhook. An address can be a secret by itself, as those of chats are. */
const content = z.object({
  url: z.string(),
  authorization: z.string().nullable(),
  secret: z.string(),
  /** The secret before, which signs beside it for a while. */
  before: z.object({ secret: z.string(), until: z.iso.datetime() }).nullable(),
});
export type WebhookContent = z.infer<typeof content>;

const placeOf = (id: string) => `webhook ${id}`;

export const sealWebhook = (key: KeyObject, id: string, webhook: WebhookContent): Uint8Array =>
  seal(key, JSON.stringify(webhook), placeOf(id));

export const unsealWebhook = (key: KeyObject, id: string, sealed: Uint8Array): WebhookContent =>
  content.parse(JSON.parse(unseal(key, sealed, placeOf(id))));

const answer = z.object({
  at: z.iso.datetime(),
  status: z.number().int().nullable(),
  text: z.string(),
  error: z.string().nullable(),
  ms: z.number().int().nonnegative(),
});
/** What came back from the target, or why nothing did. */
export type WebhookAnswer = z.infer<typeof answer>;

const answerPlaceOf = (id: string) => `webhook answer ${id}`;

export const sealAnswer = (key: KeyObject, deliveryId: string, given: WebhookAnswer): Uint8Array =>
  seal(key, JSON.stringify(given), answerPlaceOf(deliveryId));

export const unsealAnswer = (key: KeyObject, deliveryId: string, sealed: Uint8Array): WebhookAnswer =>
  answer.parse(JSON.parse(unseal(key, sealed, answerPlaceOf(deliveryId))));
