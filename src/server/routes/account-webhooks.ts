import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  createWebhookRequest,
  deletedWebhookResponse,
  newWebhookResponse,
  webhookDeliveriesQuery,
  webhookDeliveriesResponse,
  webhookDeliverySchema,
  webhookSchema,
  webhooksResponse,
} from '../../contract/webhooks.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { ManageWebhooks } from '../services/manage-webhooks.ts';

const config = signedInOnly;
const params = z.object({ id: z.string() });
const deliveryParams = z.object({ id: z.string(), delivery: z.string() });

/** The user's webhooks, as the account page manages them. */
export const accountWebhookRoutes =
  ({ manageWebhooks }: { manageWebhooks: ManageWebhooks }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/account/webhooks',
      { config, schema: { response: { 200: webhooksResponse } } },
      async (request) => manageWebhooks.list(userOf(request)),
    );

    app.post(
      '/api/account/webhooks',
      { config, schema: { body: createWebhookRequest, response: { 201: newWebhookResponse } } },
      async (request, reply) =>
        reply.code(201).send(await manageWebhooks.create(userOf(request), request.body)),
    );

    app.post(
      '/api/account/webhooks/:id/rotate',
      { config, schema: { params, response: { 200: newWebhookResponse } } },
      async (request) => manageWebhooks.rotate(userOf(request), request.params.id),
    );

    app.post(
      '/api/account/webhooks/:id/resume',
      { config, schema: { params, response: { 200: webhookSchema } } },
      async (request) => manageWebhooks.resume(userOf(request), request.params.id),
    );

    app.delete(
      '/api/account/webhooks/:id',
      { config, schema: { params, response: { 200: deletedWebhookResponse } } },
      async (request) => {
        await manageWebhooks.remove(userOf(request), request.params.id);
        return { message: 'The webhook has been deleted. Nothing more is sent to it.' };
      },
    );

    app.get(
      '/api/account/webhooks/:id/deliveries',
      {
        config,
        schema: {
          params,
          querystring: webhookDeliveriesQuery,
          response: { 200: webhookDeliveriesResponse },
        },
      },
      async (request) => manageWebhooks.deliveries(userOf(request), request.params.id, request.query),
    );

    app.post(
      '/api/account/webhooks/:id/deliveries/:delivery/send-again',
      { config, schema: { params: deliveryParams, response: { 202: webhookDeliverySchema } } },
      async (request, reply) => {
        const { id, delivery } = request.params;
        return reply.code(202).send(await manageWebhooks.sendAgain(userOf(request), id, delivery));
      },
    );
  };
