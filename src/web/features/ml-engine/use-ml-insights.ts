import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { measuredModelSchema } from '../../../contract/ml-insights.ts';
import { riskLevels } from '../../../contract/risk.ts';
import { useApi } from '../../lib/api.ts';

/** A figure is shown as it comes; the page has a word for what is missing. */
const figure = z.union([z.string(), z.number()]).nullable().catch(null);
const words = z.array(z.string()).catch([]);

/** Something that the engine scored. */
export const sampleView = z.object({
  input: z.object({ text: z.string(), url: z.string() }),
  features: z.object({
    urlLength: figure,
    domainAge: figure,
    urgencyScore: figure,
    fearScore: figure,
    brandSimilarityScore: figure,
    hasHTTPS: z.boolean().nullable().catch(null),
  }),
  prediction: z.object({
    probability: z.number(),
    // Levels we do not know are treated as safe, as specified.
    riskLevel: z.enum(riskLevels).catch('safe'),
    riskScore: z.number().optional().catch(undefined),
    threatsDetected: z.union([z.number(), z.array(z.unknown()).transform(({ length }) => length)]),
    confidence: figure,
  }),
  contributions: z.array(z.object({ title: z.string(), value: z.number() })).catch([]),
});
export type SampleView = z.infer<typeof sampleView>;

/** What the dialog reads of the answer. It forgives what is missing: half an explanation is better than none. */
const mlInsightsView = z.object({
  mlCapabilities: z.object({
    detectionAccuracy: figure,
    processingSpeed: figure,
    featureCount: figure,
    supportedTypes: words,
    threatCategories: words,
  }),
  benchmarks: z.object({ falsePositiveRate: figure, detectionSpeed: figure }),
  sampleAnalysis: sampleView,
  userStats: z
    .object({
      totalAnalyses: figure,
      mlEnhancedAnalyses: figure,
      averageConfidence: figure,
      highRiskDetected: figure,
      phishingPrevented: figure,
    })
    .nullish()
    .catch(null),
  measured: z.array(measuredModelSchema).catch([]),
  detectors: z.array(z.object({ title: z.string(), count: z.number() })).catch([]),
  features: z.array(z.object({ id: z.string(), title: z.string(), model: z.string() })).catch([]),
});
export type MlInsightsView = z.infer<typeof mlInsightsView>;
export type UserStatsView = NonNullable<MlInsightsView['userStats']>;

/** Read anew whenever the dialog opens, because a check in between changes a person's own figures. */
export const useMlInsights = () => {
  const api = useApi();
  return useQuery<MlInsightsView>({
    queryKey: ['/api/ml-insights'],
    queryFn: ({ signal }) => api.get('/api/ml-insights', mlInsightsView, signal),
    staleTime: 0,
  });
};
