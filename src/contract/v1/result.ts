import { z } from 'zod';
import { analysisSchema, analysisTypes, listedAnalysisSchema } from '../analysis.ts';
import { vulnerabilityResultSchema } from '../analyze-vulnerability.ts';
import { feedbackResponse } from '../feedback.ts';
import { riskLevels } from '../risk.ts';
import { versionsSchema } from '../versions.ts';
import { jobUsageSchema } from './jobs.ts';

const resultTypes = [...analysisTypes, 'vulnerability'] as const;
const isConclusive = z
  .boolean()
  .nullable()
  .describe(
    'False: no warning sign, but nothing that vouches for it either. Null: not known, or a search for vulnerabilities.',
  );

/** A result: the contract's own, with what a program needs beside it. One shape for all five checks. */
export const apiResultSchema = analysisSchema
  .omit({ userId: true })
  .extend({
    id: z.uuid().nullable().describe('Under which id it is kept; null for a search, which is not kept.'),
    analysisType: z.enum(resultTypes).describe('What was checked; a domain check is general.'),
    inputData: z
      .string()
      .describe('What was checked: the link, the message, the domain, the name of the picture.'),
    createdAt: z.iso.datetime().describe('When it was checked.'),
    riskLevel: z.enum(riskLevels).nullable().describe('The verdict; null for a search for vulnerabilities.'),
    riskScore: z
      .number()
      .int()
      .min(0)
      .max(100)
      .nullable()
      .describe('The score behind it, of 100; null for a search for vulnerabilities.'),
    conclusive: isConclusive,
    vulnerability: vulnerabilityResultSchema.optional().describe('What a search for vulnerabilities found.'),
    versions: versionsSchema
      .nullable()
      .describe('What it was made with; null for results from before that was kept.'),
  })
  .describe('The result of a check.');
export type ApiResult = z.infer<typeof apiResultSchema>;

const listed = listedAnalysisSchema.shape;
/** `GET /api/v1/results`. */
export const apiResultsSchema = z
  .object({
    results: z
      .array(
        z.object({
          id: z.uuid().describe('The id of the result.'),
          analysisType: listed.analysisType.describe('What was checked; a domain check is general.'),
          input: z.string().describe('What was checked; a long one is cut.'),
          riskLevel: listed.riskLevel.describe('The verdict.'),
          riskScore: listed.riskScore.describe('The score behind it, of 100.'),
          conclusive: isConclusive,
          createdAt: z.iso.datetime().describe('When it was checked.'),
        }),
      )
      .describe('The newest first, among as many as the plan shows.'),
    next: z.string().optional().describe('The cursor of the next page; left out on the last one.'),
  })
  .describe('A page of results.');

/** `GET /api/v1/usage`. */
export const apiUsageSchema = z
  .object({
    checks: z
      .object({
        used: z.number().int().nonnegative().describe('Checks of the day so far, on pages and by programs.'),
        limit: z.number().int().nullable().describe('How many the plan has a day; null: any number.'),
        resetsAt: z.iso.datetime().describe('When the next day begins: 00:00 UTC.'),
      })
      .describe('The checks of the account.'),
    jobs: jobUsageSchema,
  })
  .describe('What is used of the plan.');

export const apiFeedbackSchema = feedbackResponse.describe('The report as it was taken.');
