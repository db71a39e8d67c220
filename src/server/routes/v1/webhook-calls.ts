import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  createWebhookRequest,
  newWebhookResponse,
  webhookDeliveriesQuery,
  webhookDeliveriesResponse,
  webhookDeliverySchema,
  webhookSchema,
  webhooksResponse,
} from '../../../contract/webhooks.ts';
import { keysOnly, userOf } from '../../http/permissions.ts';
import { problemAnswers } from '../../http/problem-answers.ts';
import type { ManageWebhooks } from '../../services/manage-webhooks.ts';

const config = keysOnly('webhooks');
const tags = ['Webhooks'];
const params = z.object({ id: z.string().describe('The id of a webhook.') });
const deliveryParams = params.extend({ delivery: z.string().describe('The id of a message to it.') });

/** The account's webhooks. */
export const webhookCalls =
  ({ manageWebhooks }: { manageWebhooks: ManageWebhooks }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/v1/webhooks',
      {
        config,
        schema: {
          operationId: 'createWebhook',
          summary: 'Create a webhook',
          tags,
          body: createWebhookRequest,
          response: { 201: newWebhookResponse, ...problemAnswers(400, 401, 403, 409, 429) },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await manageWebhooks.create(userOf(request), request.body)),
    );

    app.get(
      '/api/v1/webhooks',
      {
        config,
        schema: {
          operationId: 'listWebhooks',
          summary: 'List webhooks',
          tags,
          response: { 200: webhooksResponse.describe('All webhooks.'), ...problemAnswers(401, 403) },
        },
      },
      async (request) => manageWebhooks.list(userOf(request)),
    );

    app.get(
      '/api/v1/webhooks/:id',
      {
        config,
        schema: {
          operationId: 'getWebhook',
          summary: 'Read a webhook',
          tags,
          params,
          response: { 200: webhookSchema, ...problemAnswers(401, 403, 404) },
        },
      },
      async (request) => manageWebhooks.show(userOf(request), request.params.id),
    );

    app.delete(
      '/api/v1/webhooks/:id',
      {
        config,
        schema: {
          operationId: 'deleteWebhook',
          summary: 'Delete a webhook, with all that waits for it',
          tags,
          params,
          response: { 204: z.undefined().describe('It is deleted.'), ...problemAnswers(401, 403, 404) },
        },
      },
      async (request, reply) => {
        await manageWebhooks.remove(userOf(request), request.params.id);
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/v1/webhooks/:id/rotate',
      {
        config,
        schema: {
          operationId: 'rotateWebhook',
          summary: 'Make a new secret; the old one signs beside it for 24 hours',
          tags,
          params,
          response: { 200: newWebhookResponse, ...problemAnswers(401, 403, 404, 429) },
        },
      },
      async (request) => manageWebhooks.rotate(userOf(request), request.params.id),
    );

    app.post(
      '/api/v1/webhooks/:id/resume',
      {
        config,
        schema: {
          operationId: 'resumeWebhook',
          summary: 'End the pause of a webhook',
          tags,
          params,
          response: { 200: webhookSchema, ...problemAnswers(401, 403, 404, 429) },
        },
      },
      async (request) => manageWebhooks.resume(userOf(request), request.params.id),
    );

    app.get(
      '/api/v1/webhooks/:id/deliveries',
      {
        config,
        schema: {
          operationId: 'listDeliveries',
          summary: 'List what was sent to a webhook, and what came back',
          tags,
          params,
          querystring: webhookDeliveriesQuery,
          response: {
            200: webhookDeliveriesResponse.describe('A page of messages.'),
            ...problemAnswers(400, 401, 403, 404),
          },
        },
      },
      async (request) => manageWebhooks.deliveries(userOf(request), request.params.id, request.query),
    );

    app.post(
      '/api/v1/webhooks/:id/deliveries/:delivery/send-again',
      {
        config,
        schema: {
          operationId: 'sendAgain',
          summary: 'Send a message again at once',
          tags,
          params: deliveryParams,
          response: { 202: webhookDeliverySchema, ...problemAnswers(401, 403, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        const { id, delivery } = request.params;
        return reply.code(202).send(await manageWebhooks.sendAgain(userOf(request), id, delivery));
      },
    );
  };
