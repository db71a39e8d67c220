import { z } from 'zod';
import type { AnalysisType } from './analysis.ts';
import { evaluationReportSchema, type mistakeSchema, sliceSchema } from './evaluation-report.ts';
import { riskLevels } from './risk.ts';

const count = z.number().int().nonnegative();
const percent = z.number().min(0).max(100);

/** A rate with its counts and its 95 % confidence interval. Null where nothing was measured. */
const shareSchema = z.object({
  count,
  of: count,
  rate: z.number().nullable(),
  interval: z.tuple([z.number(), z.number()]).nullable(),
});
export type Share = z.infer<typeof shareSchema>;

const measuredSliceSchema = sliceSchema.omit({ phishing: true, legitimate: true }).extend({
  /** Phishing that was not called safe. */
  recall: shareSchema,
  /** Phishing that was called phishing. */
  calledPhishing: shareSchema,
  /** Legitimate that was not called safe. */
  falsePositives: shareSchema,
  /** Legitimate that was called phishing. */
  wronglyCalledPhishing: shareSchema,
});
export type MeasuredSlice = z.infer<typeof measuredSliceSchema>;

const measuredGroupSchema = z.object({ name: z.string(), falsePositives: shareSchema });

/** The last evaluation of one model that ships, computed from the counts of its report. */
export const measuredModelSchema = z.object({
  id: z.string(),
  title: z.string(),
  measuredOn: z.iso.date(),
  /** Measures it again. */
  command: z.string(),
  trainedOn: z.string(),
  trainingItems: count,
  threshold: z.number(),
  /** On held-out data of the sources trained on. */
  accuracy: shareSchema,
  /** What stands for the model: sources it was never trained on; null where none was measured. */
  headline: measuredSliceSchema.nullable(),
  slices: z.array(measuredSliceSchema),
  /** What is newer than everything trained on; null where the report has no such period. */
  newestPeriod: measuredSliceSchema.nullable(),
  byLanguage: z.array(measuredGroupSchema),
  byGenre: z.array(measuredGroupSchema),
  /** With and without the parts of the engine, each on the set that it judges worst. */
  ablations: z.array(z.object({ name: z.string(), hardest: measuredSliceSchema.nullable() })),
  adversarial: z.array(
    z.object({
      attack: z.string(),
      before: shareSchema,
      after: shareSchema,
      /** Null in reports from before it was counted. */
      calledBefore: shareSchema.nullable(),
      calledAfter: shareSchema.nullable(),
    }),
  ),
  /** Other tools on the same messages in the same run. */
  peers: z.array(z.object({ name: z.string(), version: z.string(), slices: z.array(measuredSliceSchema) })),
  calibrationError: z.number(),
  latencyMs: evaluationReportSchema.shape.latencyMs,
  weightsBytes: count,
  /** SHA-256 of the weights that were measured. */
  weightsHash: z.string(),
  featureCount: count,
  /** What it was trained on, source by source. */
  trainingData: z.array(evaluationReportSchema.shape.data.element.omit({ isNonCommercial: true })),
  mistakes: evaluationReportSchema.shape.mistakes,
});
export type MeasuredModel = z.infer<typeof measuredModelSchema>;
export type Mistake = z.infer<typeof mistakeSchema>;

export const sampleAnalysisSchema = z.object({
  input: z.object({ text: z.string(), url: z.string() }),
  features: z.object({
    urlLength: count,
    /** In days; null because it takes a lookup that a sample is not worth. */
    domainAge: count.nullable(),
    urgencyScore: percent,
    fearScore: percent,
    brandSimilarityScore: percent,
    hasHTTPS: z.boolean(),
  }),
  prediction: z.object({
    probability: percent,
    riskLevel: z.enum(riskLevels),
    /** False in the safe band where nothing vouches for it. */
    isConclusive: z.boolean(),
    riskScore: z.number().int().min(0).max(100),
    threatsDetected: count,
    confidence: percent,
  }),
  /** What moved the prediction, the strongest first: above zero it raised the risk, below it lowered it. */
  contributions: z.array(z.object({ title: z.string(), value: z.number() })),
});
export type SampleAnalysis = z.infer<typeof sampleAnalysisSchema>;

const userStatsSchema = z.object({
  totalAnalyses: count,
  mlEnhancedAnalyses: count,
  /** How sure the models were of their own calls, by their calibrated probability; null where none judged anything. */
  averageConfidence: percent.nullable(),
  highRiskDetected: count,
  phishingPrevented: count,
});
export type UserStats = z.infer<typeof userStatsSchema>;

/** `GET /api/ml-insights`: what the ML Engine dialog shows. */
export const mlInsightsResponse = z.object({
  mlCapabilities: z.object({
    detectionAccuracy: z.string(),
    processingSpeed: z.string(),
    featureCount: z.string(),
    supportedTypes: z.array(z.string()),
    threatCategories: z.array(z.string()),
  }),
  benchmarks: z.object({
    /** In percent, of the worst of the models that ship; null before anything was measured. */
    falsePositiveRate: percent.nullable(),
    traditionalMethods: z.number(),
    hookwiseML: z.number(),
    /** In milliseconds, the 99th percentile of the slowest model; null before anything was measured. */
    detectionSpeed: z.number().nullable(),
  }),
  sampleAnalysis: sampleAnalysisSchema,
  /** Left out for guests. */
  userStats: userStatsSchema.optional(),
  measured: z.array(measuredModelSchema),
  detectors: z.array(z.object({ family: z.string(), title: z.string(), count })),
  /** What the models read: one entry per number. */
  features: z.array(z.object({ id: z.string(), title: z.string(), model: z.string() })),
});
export type MlInsights = z.infer<typeof mlInsightsResponse>;

/** The bars' figures are fixed by the specification, whatever a measurement says. */
export const fixedBenchmarks = { traditionalMethods: 90, hookwiseML: 99.68 } as const;

/** How certain a prediction is, in percent: a probability in the middle decides nothing, one at either end is clear. */
export const confidenceOf = (probability: number): number => Math.max(probability, 100 - probability);

/** The kinds of check that a trained model adjusts; a domain check goes by records alone. */
export const isJudgedByModel: Record<AnalysisType, boolean> = {
  email: true,
  'email-file': true,
  url: true,
  screenshot: true,
  general: false,
};
