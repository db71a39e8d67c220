import { z } from 'zod';
import { type MlInsights, mlInsightsResponse, sampleAnalysisSchema } from '../../../contract/ml-insights.ts';
import { riskLevels } from '../../../contract/risk.ts';
import { useApi } from '../../lib/api.ts';
import { useQuery } from '../../lib/use-query.ts';

const { prediction } = sampleAnalysisSchema.shape;

export const sampleAnswer = sampleAnalysisSchema.extend({
  prediction: prediction.extend({
    // Levels we do not know are treated as safe, as specified.
    riskLevel: z.enum(riskLevels).catch('safe'),
    // Left out by servers of earlier versions.
    isConclusive: z.boolean().default(true),
  }),
});

const insightsAnswer = mlInsightsResponse.extend({ sampleAnalysis: sampleAnswer });

/** Read again whenever the dialog opens, because a check in between changes the user's own figures. */
export const useMlInsights = () => {
  const api = useApi();
  return useQuery<MlInsights>({
    queryKey: ['/api/ml-insights'],
    queryFn: ({ signal }) => api.get('/api/ml-insights', insightsAnswer, signal),
    staleTime: 0,
  });
};
