import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { analysisSchema } from '../../contract/analysis.ts';
import { analysisExportQuery, analysisHistoryQuery } from '../../contract/analysis-history.ts';
import { openToGuests, signedInOnly, userOf, visitorOf } from '../http/permissions.ts';
import type { ExportHistory } from '../services/export-history.ts';
import type { ShowAnalysis, ShowHistory } from '../services/show-history.ts';

type Needs = { showHistory: ShowHistory; showAnalysis: ShowAnalysis; exportHistory: ExportHistory };

export const analysisHistoryRoutes =
  ({ showHistory, showAnalysis, exportHistory }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/analysis/history',
      {
        config: signedInOnly,
        // The answer, an `AnalysisHistory`, is written already: each row was checked when it was read or written.
        schema: { querystring: analysisHistoryQuery },
      },
      async (request, reply) =>
        reply
          .type('application/json; charset=utf-8')
          .send(await showHistory(readerOf(request), request.query)),
    );

    app.get(
      '/api/analysis/export',
      { config: signedInOnly, schema: { querystring: analysisExportQuery } },
      async (request, reply) => {
        const { mediaType, fileName, pieces } = await exportHistory(readerOf(request), request.query);
        return reply
          .type(mediaType)
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(Readable.from(pieces));
      },
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

const readerOf = (request: FastifyRequest) => ({ ...visitorOf(request), user: userOf(request) });
