import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analysisSchema } from '../../contract/analysis.ts';
import { analyzeUrlRequest } from '../../contract/analyze-url.ts';
import { openToChecks, visitorOf } from '../http/permissions.ts';
import type { CheckUrl } from '../services/check-url.ts';

type Needs = { checkUrl: CheckUrl };

export const analyzeUrlRoute =
  ({ checkUrl }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/analyze/url',
      { config: openToChecks, schema: { body: analyzeUrlRequest, response: { 200: analysisSchema } } },
      async (request) => checkUrl(visitorOf(request), request.body.url),
    );
  };
