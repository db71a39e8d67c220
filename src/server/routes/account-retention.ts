import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { retentionRequest, retentionResponse } from '../../contract/retention.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { KeepFor } from '../services/keep-for.ts';

type Needs = { keepFor: KeepFor };

export const accountRetentionRoutes =
  ({ keepFor }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/account/retention',
      { config: signedInOnly, schema: { response: { 200: retentionResponse } } },
      async (request) => keepFor.show(userOf(request)),
    );

    app.put(
      '/api/account/retention',
      { config: signedInOnly, schema: { body: retentionRequest, response: { 200: retentionResponse } } },
      async (request) => keepFor.choose(userOf(request), request.body.days),
    );
  };
