import type { z } from 'zod';
import { domainResultSchema } from '../../contract/analyze-domain.ts';
import { vulnerabilityResultSchema } from '../../contract/analyze-vulnerability.ts';
import { isWithinBounds } from '../../contract/bounds.ts';
import {
  notAnAnalysisMessage,
  type ReportedAnalysis,
  reportedAnalysisSchema,
} from '../../contract/generate-report.ts';
import { upgradeAnalysis } from '../../contract/upgrade-analysis.ts';
import { Failure } from '../failure.ts';
import { analysisContent } from './analysis-content.ts';
import { domainContent } from './domain-content.ts';
import type { ReportContent } from './report-content.ts';
import { vulnerabilityContent } from './vulnerability-content.ts';

/** What a caller submitted, if it is bounded enough to be read. */
export const boundedObject = (submitted: unknown): object => {
  if (typeof submitted !== 'object' || submitted === null || Array.isArray(submitted))
    throw new Failure('invalid_input', notAnAnalysisMessage);
  if (!isWithinBounds(submitted))
    throw new Failure('invalid_input', 'This analysis is nested deeper or holds more than any of ours.');
  return submitted;
};

/**
 * The result of any of our checks; null for anything else. Throws where one is malformed or contradicts itself. An analysis
 * knows its own type; what the caller calls it counts where it does not.
 */
export const submittedContent = (submitted: object, askedType = ''): ReportContent | null => {
  if ('heuristicChecks' in submitted) return domainContent(parse(domainResultSchema, submitted));
  if ('searchCriteria' in submitted) return vulnerabilityContent(parse(vulnerabilityResultSchema, submitted));
  if ('riskScore' in submitted)
    return resultContent(
      parse(reportedAnalysisSchema, upgradeAnalysis({ analysisType: askedType, ...submitted })),
    );
  return null;
};

/** An analysis as its own page shows it: of a domain all that was found out. */
export const resultContent = (analysis: ReportedAnalysis): ReportContent => {
  const content = analysisContent(analysis);
  if (!analysis.domain) return content;
  const ofDomain = domainContent(analysis.domain);
  return { ...ofDomain, body: { ...ofDomain.body, analysisId: content.body.analysisId } };
};

const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const place = read.error.issues[0]?.path.join('.') ?? '';
  throw new Failure('invalid_input', `This is not a Hookwise result: ${place.slice(0, 100)} cannot be read.`);
};
