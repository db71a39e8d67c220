import type { WebhookFormat } from '../../contract/webhooks.ts';
import { mispEvent } from './misp-event.ts';
import { slackMessage } from './slack-message.ts';
import { teamsMessage } from './teams-message.ts';
import { thehiveAlert } from './thehive-alert.ts';
import type { WebhookMessage } from './webhook-message.ts';

/** As the Standard Webhooks specification writes it. */
const standardMessage = ({ event, at, data }: WebhookMessage): string =>
  JSON.stringify({ type: event, timestamp: at, data });

const forms: Record<WebhookFormat, (message: WebhookMessage) => string> = {
  standard: standardMessage,
  slack: slackMessage,
  teams: teamsMessage,
  misp: mispEvent,
  thehive: thehiveAlert,
};

/** What is sent, as JSON. */
export const messageBody = (format: WebhookFormat, message: WebhookMessage): string => forms[format](message);
