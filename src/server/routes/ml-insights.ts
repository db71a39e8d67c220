import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mlInsightsResponse } from '../../contract/ml-insights.ts';
import type { Identify } from '../identify.ts';
import type { ShowMlInsights } from '../services/show-ml-insights.ts';
import { failures } from './failures.ts';

type Needs = { identify: Identify; showMlInsights: ShowMlInsights };

export const mlInsightsRoute =
  ({ identify, showMlInsights }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/ml-insights',
      { schema: { response: { 200: mlInsightsResponse, ...failures } } },
      async (request) => showMlInsights((await identify.visitor(request)).user),
    );
  };
