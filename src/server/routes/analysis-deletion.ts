import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deletedAnalysesResponse } from '../../contract/analysis-history.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { DeleteAnalyses } from '../services/delete-analyses.ts';

type Needs = { deleteAnalyses: DeleteAnalyses };

export const analysisDeletionRoutes =
  ({ deleteAnalyses }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.delete(
      '/api/analysis/:id',
      {
        config: signedInOnly,
        schema: { params: z.object({ id: z.string() }), response: { 200: deletedAnalysesResponse } },
      },
      async (request) => {
        await deleteAnalyses.one(userOf(request), request.params.id);
        return { message: 'This check was deleted.', deleted: 1 };
      },
    );

    app.delete(
      '/api/analysis',
      { config: signedInOnly, schema: { response: { 200: deletedAnalysesResponse } } },
      async (request) => {
        const deleted = await deleteAnalyses.all(userOf(request));
        return {
          message: deleted === 1 ? 'One check was deleted.' : `${deleted} checks were deleted.`,
          deleted,
        };
      },
    );
  };
