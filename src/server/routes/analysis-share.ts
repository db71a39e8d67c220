import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  sharedPage,
  shareRequest,
  shareResponse,
  shareStateResponse,
  withdrawnShareResponse,
} from '../../contract/share.ts';
import { originOf } from '../http/origin-of.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { ShareResult } from '../services/share-result.ts';

type Needs = { shareResult: ShareResult };

// Any text is an id here: a malformed one gets the same answer as an unknown one.
const params = z.object({ id: z.string() });

export const analysisShareRoutes =
  ({ shareResult }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/analysis/:id/share',
      { config: signedInOnly, schema: { params, body: shareRequest, response: { 200: shareResponse } } },
      async (request) => {
        const { token, expiresAt } = await shareResult.make(userOf(request), request.params.id, request.body);
        return { url: `${originOf(request)}${sharedPage}${token}`, expiresAt };
      },
    );

    app.get(
      '/api/analysis/:id/share',
      { config: signedInOnly, schema: { params, response: { 200: shareStateResponse } } },
      async (request) => shareResult.show(userOf(request), request.params.id),
    );

    app.delete(
      '/api/analysis/:id/share',
      { config: signedInOnly, schema: { params, response: { 200: withdrawnShareResponse } } },
      async (request) => {
        await shareResult.withdraw(userOf(request), request.params.id);
        return { message: 'This result is no longer shared.' };
      },
    );
  };
