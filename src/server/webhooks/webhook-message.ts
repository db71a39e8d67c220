import type { WebhookEvent, WebhookLevel } from '../../contract/webhooks.ts';
import type { Indicator } from '../report/report-content.ts';
import type { ReportDocument } from '../report/report-document.ts';

/** What a message says. Every form is written from it; the texts are bounded, and the addresses in them defanged. */
export type WebhookMessage = {
  /** Of the message. */
  id: string;
  event: WebhookEvent;
  /** When it happened. */
  at: string;
  headline: string;
  sentence: string;
  /** Null for what has no level. */
  level: WebhookLevel | null;
  facts: readonly (readonly [name: string, value: string])[];
  /** What was found, the weightiest first. */
  signs: readonly string[];
  /** For programs: the message's own form, where nothing is defanged. */
  data: Record<string, unknown>;
  /** Of a result. */
  report: { document: ReportDocument; indicators: readonly Indicator[] } | null;
};
