import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteAnalysesRequest, deletedAnalysesResponse } from '../../contract/analysis-history.ts';
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
        await deleteAnalyses.some(userOf(request), [request.params.id]);
        return { message: 'This check was deleted.', deleted: 1 };
      },
    );

    app.post(
      '/api/analysis/delete',
      {
        config: signedInOnly,
        schema: { body: deleteAnalysesRequest, response: { 200: deletedAnalysesResponse } },
      },
      async (request) => answerOf(await deleteAnalyses.some(userOf(request), request.body.ids)),
    );

    app.delete(
      '/api/analysis',
      { config: signedInOnly, schema: { response: { 200: deletedAnalysesResponse } } },
      async (request) => answerOf(await deleteAnalyses.all(userOf(request))),
    );
  };

const answerOf = (deleted: number) => ({
  message: deleted === 1 ? 'One check was deleted.' : `${deleted} checks were deleted.`,
  deleted,
});
