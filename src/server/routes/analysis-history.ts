import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { analysisSchema } from '../../contract/analysis.ts';
import { analysisHistoryResponse } from '../../contract/analysis-history.ts';
import { openToGuests, signedInOnly, userOf, visitorOf } from '../http/permissions.ts';
import type { ShowAnalysis, ShowHistory } from '../services/show-history.ts';

type Needs = { showHistory: ShowHistory; showAnalysis: ShowAnalysis };

export const analysisHistoryRoutes =
  ({ showHistory, showAnalysis }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/analysis/history',
      { config: signedInOnly, schema: { response: { 200: analysisHistoryResponse } } },
      async (request) => showHistory(userOf(request)),
    );

    app.get(
      '/api/analysis/:id',
      // Any text is an id here: a malformed one gets the same answer as an unknown one.
      {
        config: openToGuests,
        schema: { params: z.object({ id: z.string() }), response: { 200: analysisSchema } },
      },
      async (request) => {
        const { user } = visitorOf(request);
        return showAnalysis(user, request.params.id);
      },
    );
  };
