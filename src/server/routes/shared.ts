import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sharedResultResponse } from '../../contract/share.ts';
import { openToAll } from '../http/permissions.ts';
import { keepUnlisted } from '../http/unlisted.ts';
import type { OpenShared } from '../services/open-shared.ts';
import { countedAddress } from '../services/visitor.ts';

type Needs = { openShared: OpenShared };

export const sharedRoute =
  ({ openShared }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/shared/:token',
      {
        config: openToAll,
        onRequest: async (_, reply) => keepUnlisted(reply),
        schema: { params: z.object({ token: z.string() }), response: { 200: sharedResultResponse } },
      },
      async ({ ip, abandoned, params }) =>
        openShared.show({ address: countedAddress(ip), signal: abandoned }, params.token),
    );
  };
