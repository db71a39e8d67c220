import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openAnalysisRequest } from '../../contract/admin-open.ts';
import { analysisSchema } from '../../contract/analysis.ts';
import { adminsOnly, userOf } from '../http/permissions.ts';
import type { OpenAnalysis } from '../services/open-analysis.ts';

type Needs = { openAnalysis: OpenAnalysis };

export const adminOpenAnalysisRoute =
  ({ openAnalysis }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/analyses/:id/open',
      {
        config: adminsOnly,
        schema: {
          params: z.object({ id: z.string() }),
          body: openAnalysisRequest,
          response: { 200: analysisSchema },
        },
      },
      async (request) => openAnalysis(userOf(request), request.params.id, request.body.reason),
    );
  };
