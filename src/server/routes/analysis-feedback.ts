import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { feedbackRequest, feedbackResponse, feedbackWithdrawnResponse } from '../../contract/feedback.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { ReportVerdict } from '../services/report-verdict.ts';

type Needs = { reportVerdict: ReportVerdict };

// Any text is an id here: a malformed one gets the same answer as an unknown one.
const params = z.object({ id: z.string() });
const url = '/api/analysis/:id/feedback';

export const analysisFeedbackRoutes =
  ({ reportVerdict }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      url,
      { config: signedInOnly, schema: { params, response: { 200: feedbackResponse } } },
      async (request) => ({ report: await reportVerdict.show(userOf(request), request.params.id) }),
    );

    app.post(
      url,
      {
        config: signedInOnly,
        schema: { params, body: feedbackRequest, response: { 201: feedbackResponse } },
      },
      async (request, reply) => {
        const report = await reportVerdict.report(userOf(request), request.params.id, request.body);
        return reply.code(201).send({ report });
      },
    );

    app.delete(
      url,
      { config: signedInOnly, schema: { params, response: { 200: feedbackWithdrawnResponse } } },
      async (request) => {
        await reportVerdict.withdraw(userOf(request), request.params.id);
        return { message: 'Your report was taken back, and everything kept with it was deleted.' };
      },
    );
  };
