import { z } from 'zod';
import { analysisSchema } from './analysis.ts';

/** `html` is the report itself; the others are the same result for programs and for other documents. */
export const reportFormats = ['html', 'json', 'markdown', 'stix', 'misp'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const notAnAnalysisMessage =
  'There is no analysis to report on. Please send the result of a check as analysisData.';

/**
 * `POST /api/generate-report`. `analysisData` is a result as our own calls answer it, today or in an earlier version, or
 * names a kept one by its `id`. Which result it is decides what it must look like, so that the report checks it.
 */
export const generateReportRequest = z.object({
  analysisData: z.unknown().refine((value) => typeof value === 'object' && value !== null, {
    error: notAnAnalysisMessage,
  }),
  /** 'analysis' from the home page, the analysis's own type from a list, or 'general'. */
  analysisType: z
    .string({ error: 'analysisType must be text' })
    .max(200, 'analysisType must be at most 200 characters')
    .nullish(),
  /** Left out: what `Accept` asks for, else HTML. */
  format: z
    .enum(reportFormats, { error: 'Please choose one of the formats: html, json, markdown, stix or misp' })
    .nullish(),
});

/** An analysis as a caller may hold it: the verdict is whole, but where it is stored and when it was made may be missing. */
export const reportedAnalysisSchema = analysisSchema.omit({ userId: true }).extend({
  id: z.string().optional(),
  inputData: z.string().optional(),
  createdAt: z.string().optional(),
  /** Of a line of a list, which has no explanation to say so. */
  isConclusive: z.boolean().nullish(),
});
export type ReportedAnalysis = z.infer<typeof reportedAnalysisSchema>;

/** The name a report is saved under; the day is the one on which it was made, in UTC. */
export const reportFileName = (day: string, extension = 'html'): string =>
  `security-report-${day}.${extension}`;

/** `GET /api/report-key`: what a report of this server is checked against. */
export const reportKeyResponse = z.object({
  algorithm: z.literal('Ed25519'),
  /** Short enough to be read aloud; the same as printed in the report. */
  keyId: z.string(),
  /** The 32 bytes of the key, base64url. */
  publicKey: z.string(),
});
export type ReportKey = z.infer<typeof reportKeyResponse>;
