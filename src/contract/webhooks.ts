import { z } from 'zod';
import { historyLevels } from './analysis-history.ts';

/** What a webhook can be notified of, with a sentence for the person who chooses. */
export const webhookEvents = {
  'result.created': 'A check has a result',
  'job.finished': 'A job has ended',
  'feedback.decided': 'A report is decided',
  'watch.alert': 'Something changed in what is watched',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The forms in which a message can be sent: its own, and those that other programs take as they are. */
export const webhookFormats = {
  standard: 'JSON (Standard Webhooks)',
  slack: 'A message for Slack',
  teams: 'A card for Microsoft Teams',
  misp: 'An event for MISP',
  thehive: 'An alert for TheHive',
} as const;
export type WebhookFormat = keyof typeof webhookFormats;
export const webhookFormatNames = Object.keys(webhookFormats) as [WebhookFormat, ...WebhookFormat[]];

export const webhookLevels = historyLevels;
export type WebhookLevel = (typeof webhookLevels)[number];

/** So many an account has. */
export const maxWebhooks = 10;
/** So long the secret before a new one signs beside it. */
export const webhookOverlapHours = 24;
/** So long a message is tried again before its webhook is paused. */
export const webhookRetryHours = 24;
/** So long is listed what was sent, and what came back. */
export const webhookDeliveryDays = 7;

const maxUrlLength = 2000;
const maxAuthorizationLength = 1000;
export const webhookUrlMessage = 'Please give an https address, such as https://example.com/hooks';
export const webhookEventsMessage = `Please choose at least one of the events: ${webhookEventNames.join(', ')}`;
const levelsMessage = `Please choose levels from: ${webhookLevels.join(', ')}`;
const formatMessage = `Please choose one of the formats: ${webhookFormatNames.join(', ')}`;
export const webhookAuthorizationMessage = `Please give what the target asks for as one line of at most ${maxAuthorizationLength} plain characters`;

const oneOfEach = <Item>(items: Item[]): Item[] => [...new Set(items)];

/** `POST /api/account/webhooks` and `POST /api/v1/webhooks`. */
export const createWebhookRequest = z.strictObject({
  url: z
    .string(webhookUrlMessage)
    .trim()
    .min(1, webhookUrlMessage)
    .max(maxUrlLength, webhookUrlMessage)
    .describe('Where messages are sent to. Https; plain http only where the operator allows the address.'),
  events: z
    .array(z.enum(webhookEventNames, webhookEventsMessage), webhookEventsMessage)
    .min(1, webhookEventsMessage)
    .max(20, webhookEventsMessage)
    .transform(oneOfEach)
    .describe('What it is notified of.'),
  levels: z
    .array(z.enum(webhookLevels, levelsMessage), levelsMessage)
    .max(20, levelsMessage)
    .transform(oneOfEach)
    .nullish()
    .describe('Only results of these levels; left out or empty: of any. It concerns result.created alone.'),
  format: z
    .enum(webhookFormatNames, formatMessage)
    .default('standard')
    .describe('The form of the messages: standard, or what Slack, Microsoft Teams, MISP or TheHive take.'),
  authorization: z
    .string(webhookAuthorizationMessage)
    .trim()
    .regex(/^[\x20-\x7e]*$/, webhookAuthorizationMessage)
    .max(maxAuthorizationLength, webhookAuthorizationMessage)
    .nullish()
    .describe(
      'Sent as the Authorization header: MISP and TheHive ask for a key of theirs. It is never shown.',
    ),
});
export type CreateWebhookInput = z.input<typeof createWebhookRequest>;
export type WebhookWish = z.output<typeof createWebhookRequest>;

/** A webhook as its owner sees it: neither its secret nor what it authorizes itself with. */
export const webhookSchema = z
  .object({
    id: z.uuid().describe('The id of the webhook.'),
    url: z.string().describe('Where messages are sent to.'),
    events: z.array(z.enum(webhookEventNames)).describe('What it is notified of.'),
    levels: z.array(z.enum(webhookLevels)).describe('Only results of these levels; empty: of any.'),
    format: z.enum(webhookFormatNames).describe('The form of the messages.'),
    hasAuthorization: z.boolean().describe('Whether an Authorization header is sent.'),
    createdAt: z.iso.datetime().describe('When it was created.'),
    state: z
      .enum(['active', 'paused'])
      .describe('Paused: a message could not be delivered for a day, or the target answered 410.'),
    pausedAt: z.iso.datetime().nullable().describe('When it was paused; null while it is active.'),
    lastDeliveredAt: z.iso.datetime().nullable().describe('When a message last arrived; null: never.'),
    oldSecretUntil: z.iso
      .datetime()
      .nullable()
      .describe('Until when the secret before this one signs as well; null where there is none.'),
  })
  .describe('A webhook.');
export type Webhook = z.infer<typeof webhookSchema>;

/** `GET …/webhooks`. */
export const webhooksResponse = z.object({
  webhooks: z.array(webhookSchema).describe('The oldest first.'),
  limit: z.number().int().describe('How many the account can have; 0 on a plan without webhooks.'),
});
export type Webhooks = z.infer<typeof webhooksResponse>;

/** `POST …/webhooks` and `POST …/webhooks/:id/rotate`: the only answers that ever carry the secret. */
export const newWebhookResponse = webhookSchema
  .extend({
    secret: z
      .string()
      .describe('What the signatures are made with: whsec_ and 32 random bytes in base64. Shown this once.'),
  })
  .describe('A webhook, with its new secret.');
export type NewWebhook = z.infer<typeof newWebhookResponse>;

/** `DELETE /api/account/webhooks/:id`. */
export const deletedWebhookResponse = z.object({ message: z.string() });

export const maxDeliveriesPage = 100;
const limitMessage = `Please ask for 1 to ${maxDeliveriesPage} deliveries at a time`;

/** `GET …/webhooks/:id/deliveries`. */
export const webhookDeliveriesQuery = z.strictObject({
  cursor: z.string('Please send one cursor').optional().describe('next of the page before.'),
  limit: z
    .string(limitMessage)
    .regex(/^\d{1,3}$/, limitMessage)
    .refine((text) => Number(text) >= 1 && Number(text) <= maxDeliveriesPage, limitMessage)
    .optional()
    .describe('How many, 1 to 100; 20 where it is left out.'),
});
export type DeliveriesQuery = z.infer<typeof webhookDeliveriesQuery>;

export const webhookDeliverySchema = z
  .object({
    id: z.uuid().describe('The id of the message: the webhook-id that it is sent with, at every try.'),
    event: z.enum(webhookEventNames).describe('What it reports.'),
    about: z.string().nullable().describe('The id of the result, job or report that it is about.'),
    state: z
      .enum(['waiting', 'delivered', 'failed'])
      .describe('Waiting: it is to be tried, or tried again. Failed: it is not tried again by itself.'),
    tries: z.number().int().nonnegative().describe('How often it was tried.'),
    createdAt: z.iso.datetime().describe('When it happened.'),
    nextTryAt: z.iso.datetime().nullable().describe('When it is tried next; null where it is not.'),
    deliveredAt: z.iso.datetime().nullable().describe('When it was accepted; null where it was not.'),
    answer: z
      .object({
        at: z.iso.datetime().describe('When it was tried.'),
        status: z.number().int().nullable().describe('The status of the answer; null where there was none.'),
        text: z.string().describe('The beginning of the answer, as text.'),
        error: z.string().nullable().describe('Why the try failed, in a sentence; null where it did not.'),
        ms: z.number().int().nonnegative().describe('How long the target took, in milliseconds.'),
      })
      .nullable()
      .describe('What came back at the last try; null before the first.'),
  })
  .describe('A message to a webhook.');
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveriesResponse = z.object({
  deliveries: z.array(webhookDeliverySchema).describe('The newest first, of the last seven days.'),
  next: z.string().optional().describe('The cursor of the next page; left out on the last one.'),
});
export type WebhookDeliveries = z.infer<typeof webhookDeliveriesResponse>;
