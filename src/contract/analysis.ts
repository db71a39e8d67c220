import { z } from 'zod';
import { domainResultSchema } from './analyze-domain.ts';
import { explanationSchema } from './explanation.ts';
import { riskLevels } from './risk.ts';
import { threatSchema } from './threat.ts';
import { versionsSchema } from './versions.ts';

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
  /** A domain check as it was shown. Left out by other checks, and by those kept before it was. */
  domain: domainResultSchema.optional(),
  /** What it was made with. Left out by those kept before that was. */
  versions: versionsSchema.optional(),
  jobId: z.uuid().optional().describe('The job that it is an item of; left out for a single check.'),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** Longer inputs are cut in lists: a whole message belongs to its own result. */
export const inputPreviewLength = 300;

/** What was checked, short enough for a line. */
export const checkedThingSchema = z.object({
  /** A message's subject, a link's host, the domain, the name of a file; empty where there is none. */
  title: z.string(),
  /** Whom a message says it is from; empty for everything else. */
  sender: z.string(),
});
export type CheckedThing = z.infer<typeof checkedThingSchema>;

/** An analysis as a line of a list: without what only its own page shows, and with the beginning of a long input. */
export const listedAnalysisSchema = analysisSchema
  .omit({ explanation: true, domain: true, versions: true, jobId: true })
  .extend({
    /** Of the explanation that is left out; null where there is none. */
    isConclusive: explanationSchema.shape.isConclusive.nullable().default(null),
    checked: checkedThingSchema.default({ title: '', sender: '' }),
    /** Not looked into: in a list of 500 that takes longer than all the rest. */
    technicalAnalysis: z.record(z.string(), z.unknown()),
  });
export type ListedAnalysis = z.infer<typeof listedAnalysisSchema>;
