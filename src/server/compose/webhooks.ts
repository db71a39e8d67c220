import type { FastifyBaseLogger } from 'fastify';
import type { Egress } from '../../lookups/egress.ts';
import { reportEngine } from '../adapters/report-engine.ts';
import { webhookTarget } from '../adapters/webhook-target.ts';
import { composeMessage } from '../services/compose-message.ts';
import { deliverWebhooks } from '../services/deliver-webhooks.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import { manageWebhooks } from '../services/manage-webhooks.ts';
import type { Notify } from '../services/post-mails.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { Database } from '../store/database.ts';
import type { WatchAlertStore } from '../store/watch-alerts.ts';
import { webhookDeliveryStore } from '../store/webhook-deliveries.ts';
import { webhookStore } from '../store/webhooks.ts';

type Needs = {
  db: Database;
  keys: ContentKeyStore;
  analyses: Pick<AnalysisStore, 'find'>;
  alerts: Pick<WatchAlertStore, 'find'>;
  egress: Pick<Egress, 'checkTarget' | 'post'>;
  limitCalls: LimitCalls;
  notify: Notify;
  deliverSoon: () => void;
  clock: () => Date;
  lookEveryMs: number | undefined;
  log: FastifyBaseLogger;
};

/** Who is message of what happens, and what brings the messages there. LOOKUPS=off stops no delivery: people ask for each. */
export const webhookDelivery = (needs: Needs) => {
  const { db, keys, analyses, alerts, egress, limitCalls, notify, deliverSoon, clock, lookEveryMs, log } =
    needs;
  const webhooks = webhookStore(db, keys);
  const deliveries = webhookDeliveryStore(db, keys);
  const target = webhookTarget(egress);
  const { wake, stop } = deliverWebhooks({
    deliveries,
    target,
    compose: composeMessage({ analyses, alerts, engine: reportEngine(), clock }),
    deliverMails: deliverSoon,
    clock,
    lookEveryMs,
    onFailure: (error) => log.warn({ err: error }, 'a message to a webhook could not be handled'),
  });
  return {
    webhooks,
    deliveries,
    manageWebhooks: manageWebhooks({ webhooks, deliveries, target, limitCalls, notify, wake, clock }),
    wake,
    stop,
  };
};
