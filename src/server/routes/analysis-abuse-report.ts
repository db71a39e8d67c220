import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { abuseReportRequest, abuseReportResponse } from '../../contract/abuse-report.ts';
import { signedInOnly, userOf, visitorOf } from '../http/permissions.ts';
import type { PrepareAbuseReport } from '../services/prepare-abuse-report.ts';

type Needs = { prepareAbuseReport: PrepareAbuseReport };

// Any text is an id here: a malformed one gets the same answer as an unknown one.
const params = z.object({ id: z.string() });

export const analysisAbuseReportRoute =
  ({ prepareAbuseReport }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/analysis/:id/abuse-report',
      {
        config: signedInOnly,
        schema: { params, body: abuseReportRequest, response: { 200: abuseReportResponse } },
      },
      async (request) =>
        prepareAbuseReport(userOf(request), request.params.id, request.body ?? {}, visitorOf(request).signal),
    );
  };
