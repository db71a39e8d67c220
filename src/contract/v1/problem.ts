import { z } from 'zod';
import { type FailureCode, failureStatus } from '../failure.ts';
import { planTypeSchema } from '../plan-type-schema.ts';

export const problemMediaType = 'application/problem+json';

/** The body of every failed call under `/api/v1` (RFC 9457). */
export const problemSchema = z
  .object({
    type: z
      .literal('about:blank')
      .describe('Always about:blank: the status says what kind of problem it is, and code says it exactly.'),
    title: z.string().describe('The name of the status.'),
    status: z.number().int().describe('The status of the answer.'),
    detail: z.string().describe('What went wrong, in a sentence for a person.'),
    code: z
      .enum(Object.keys(failureStatus) as [FailureCode, ...FailureCode[]])
      .describe('What went wrong, for a program.'),
    field: z
      .string()
      .optional()
      .describe('The field that is missing, unknown or malformed, with dots between levels.'),
    requiresUpgrade: z.literal(true).optional().describe('A larger plan helps.'),
    planType: planTypeSchema.optional().describe('The plan of the account.'),
    resetsAt: z.iso.datetime().optional().describe('When the account has checks again.'),
  })
  .describe('A problem as RFC 9457 writes it.');
export type Problem = z.infer<typeof problemSchema>;
