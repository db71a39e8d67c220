import { z } from 'zod';
import { explanationSchema } from './explanation.ts';
import { riskLevels, threatSchema } from './risk.ts';

/** A domain check is kept as `general`; the specification names no type of its own for it. */
export const analysisTypes = ['email', 'url', 'screenshot', 'email-file', 'general'] as const;
export type AnalysisType = (typeof analysisTypes)[number];

/** What the engine concludes: every part of an analysis that does not come from storage. */
export const verdictSchema = z.object({
  riskScore: z.number().int().min(0).max(100),
  riskLevel: z.enum(riskLevels),
  threats: z.array(threatSchema),
  technicalAnalysis: z.record(z.string(), z.json()),
  recommendations: z.array(z.string()),
  explanation: explanationSchema,
});
export type Verdict = z.infer<typeof verdictSchema>;

/** A threat of a kept analysis. Earlier versions did not always name its points. */
const keptThreatSchema = threatSchema.extend({ score: threatSchema.shape.score.nullable() });
export type KeptThreat = z.infer<typeof keptThreatSchema>;

export const analysisSchema = verdictSchema.extend({
  id: z.uuid(),
  /** Null for a guest's analysis. */
  userId: z.uuid().nullable(),
  analysisType: z.enum(analysisTypes),
  inputData: z.string(),
  createdAt: z.iso.datetime(),
  threats: z.array(keptThreatSchema),
  /** Null for analyses kept before there were explanations. */
  explanation: explanationSchema.nullable(),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** Longer inputs are cut in lists: a whole message belongs to its own result. */
export const inputPreviewLength = 300;

/** An analysis as a line of a list: without what only its own page shows, and with the beginning of a long input. */
export const listedAnalysisSchema = analysisSchema.omit({ explanation: true }).extend({
  /** Of the explanation that is left out; null where there is none. */
  isConclusive: explanationSchema.shape.isConclusive.nullable().default(null),
});
export type ListedAnalysis = z.infer<typeof listedAnalysisSchema>;
