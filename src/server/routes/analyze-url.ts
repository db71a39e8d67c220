import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analysisSchema } from '../../contract/analysis.ts';
import { analyzeUrlRequest } from '../../contract/analyze-url.ts';
import type { Identify } from '../http/identify.ts';
import { openToAll } from '../http/permissions.ts';
import type { CheckUrl } from '../services/check-url.ts';
import { failures } from './failures.ts';

type Needs = { identify: Identify; checkUrl: CheckUrl };

export const analyzeUrlRoute =
  ({ identify, checkUrl }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/analyze/url',
      {
        config: openToAll,
        schema: { body: analyzeUrlRequest, response: { 200: analysisSchema, ...failures } },
      },
      async (request) => checkUrl(await identify.visitor(request), request.body.url),
    );
  };
