import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accuracyResponse } from '../../contract/accuracy.ts';
import { mlInsightsResponse, sampleAnalysisSchema } from '../../contract/ml-insights.ts';
import { scoreSampleRequest } from '../../contract/score-sample.ts';
import { openToAll, openToGuests, visitorOf } from '../http/permissions.ts';
import type { ScoreSample } from '../services/score-sample.ts';
import type { ShowAccuracy } from '../services/show-accuracy.ts';
import type { ShowMlInsights } from '../services/show-ml-insights.ts';

type Needs = {
  showMlInsights: ShowMlInsights;
  scoreSample: ScoreSample;
  showAccuracy: ShowAccuracy;
};

export const mlInsightsRoute =
  ({ showMlInsights, scoreSample, showAccuracy }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/ml-insights',
      { config: openToGuests, schema: { response: { 200: mlInsightsResponse } } },
      async (request) => showMlInsights(visitorOf(request).user),
    );
    app.post(
      '/api/ml-insights/sample',
      { config: openToGuests, schema: { body: scoreSampleRequest, response: { 200: sampleAnalysisSchema } } },
      async (request) => scoreSample(visitorOf(request), request.body),
    );
    app.get(
      '/api/accuracy',
      { config: openToAll, schema: { response: { 200: accuracyResponse } } },
      async () => showAccuracy(),
    );
  };
