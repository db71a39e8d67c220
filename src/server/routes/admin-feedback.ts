import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  adminFeedbackQuery,
  adminFeedbackResponse,
  decidedReportResponse,
  decideReportRequest,
  openedReportResponse,
} from '../../contract/admin-feedback.ts';
import { openAnalysisRequest } from '../../contract/admin-open.ts';
import { adminsOnly, userOf } from '../http/permissions.ts';
import type { DecideReports } from '../services/decide-reports.ts';
import type { ShowReportQueue } from '../services/show-report-queue.ts';

type Needs = { decideReports: DecideReports; showReportQueue: ShowReportQueue; answersByMail: boolean };

const defaultPageSize = 20;
const params = z.object({ id: z.string() });

export const adminFeedbackRoutes =
  ({ decideReports, showReportQueue, answersByMail }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/feedback',
      {
        config: adminsOnly,
        schema: { querystring: adminFeedbackQuery, response: { 200: adminFeedbackResponse } },
      },
      async ({ query: { state = 'open', page = 1, pageSize = defaultPageSize } }) =>
        showReportQueue({ state, page, pageSize }),
    );

    app.post(
      '/api/admin/feedback/:id',
      {
        config: adminsOnly,
        schema: { params, body: decideReportRequest, response: { 200: decidedReportResponse } },
      },
      async (request) => {
        const { decision } = request.body;
        const { decided, correctedUntil } = await decideReports.decide(
          userOf(request),
          request.params.id,
          request.body,
        );
        return {
          message: `${decided === 1 ? 'The report was' : `${decided} reports were`} ${decision}. ${answersByMail ? 'We answer by mail.' : 'The answer is on the page of the result.'}`,
          decided,
          correctedUntil: correctedUntil?.toISOString() ?? null,
        };
      },
    );

    app.post(
      '/api/admin/feedback/:id/open',
      {
        config: adminsOnly,
        schema: { params, body: openAnalysisRequest, response: { 200: openedReportResponse } },
      },
      async (request) => decideReports.open(userOf(request), request.params.id, request.body.reason),
    );
  };
