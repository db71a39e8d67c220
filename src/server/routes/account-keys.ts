import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  apiKeysResponse,
  createKeyRequest,
  newKeyResponse,
  revokedKeyResponse,
} from '../../contract/api-keys.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { ManageApiKeys } from '../services/manage-api-keys.ts';

const params = z.object({ id: z.string() });

/** The user's keys for programs. A key itself does not open these calls. */
export const accountKeyRoutes =
  ({ manageApiKeys }: { manageApiKeys: ManageApiKeys }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/account/keys',
      { config: signedInOnly, schema: { response: { 200: apiKeysResponse } } },
      async (request) => manageApiKeys.list(userOf(request)),
    );

    app.post(
      '/api/account/keys',
      { config: signedInOnly, schema: { body: createKeyRequest, response: { 201: newKeyResponse } } },
      async (request, reply) =>
        reply.code(201).send(await manageApiKeys.create(userOf(request), request.body)),
    );

    app.post(
      '/api/account/keys/:id/renew',
      { config: signedInOnly, schema: { params, response: { 201: newKeyResponse } } },
      async (request, reply) =>
        reply.code(201).send(await manageApiKeys.renew(userOf(request), request.params.id)),
    );

    app.delete(
      '/api/account/keys/:id',
      { config: signedInOnly, schema: { params, response: { 200: revokedKeyResponse } } },
      async (request) => {
        await manageApiKeys.revoke(userOf(request), request.params.id);
        return { message: 'The key has been revoked. No program can use it any more.' };
      },
    );
  };
