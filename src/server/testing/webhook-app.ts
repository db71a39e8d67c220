import { setTimeout as pause } from 'node:timers/promises';
import {
  newWebhookResponse,
  type WebhookDelivery,
  webhookDeliveriesResponse,
} from '../../contract/webhooks.ts';
import { startProgramApp } from './program-app.ts';
import { webhookServer } from './webhook-server.ts';

/** An app whose programs may have webhooks on loopback, and a server there. */
export const startWebhookApp = async (options: Parameters<typeof startProgramApp>[0] = {}) => {
  const started = await startProgramApp({
    env: { EGRESS_ALLOW: '127.0.0.0/8' },
    plan: 'professional',
    // As soon as a test has turned the clock.
    looksForWebhooksEveryMs: 50,
    ...options,
  });
  const { post, get, app, bearer } = started;
  const target = await webhookServer();
  const create = async (wish: object = {}) => {
    const answer = await post('/api/v1/webhooks', { url: target.url, events: ['result.created'], ...wish });
    if (answer.statusCode !== 201) throw new Error(`no webhook: ${answer.body}`);
    return newWebhookResponse.parse(answer.json());
  };
  const list = async (id: string, query = ''): Promise<WebhookDelivery[]> =>
    webhookDeliveriesResponse.parse((await get(`/api/v1/webhooks/${id}/deliveries${query}`)).json())
      .deliveries;
  /** Asks until it is so: what became of a try is written down after the target has it. */
  const until = async (id: string, isSo: (deliveries: WebhookDelivery[]) => boolean) => {
    for (let tries = 0; tries < 400; tries += 1) {
      const deliveries = await list(id);
      if (isSo(deliveries)) return deliveries;
      await pause(25);
    }
    throw new Error(`never so: ${JSON.stringify(await list(id))}`);
  };
  const remove = (id: string) =>
    app.inject({ method: 'DELETE', url: `/api/v1/webhooks/${id}`, headers: bearer });
  return { ...started, target, create, list, until, remove };
};
