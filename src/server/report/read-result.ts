import { notAnAnalysisMessage } from '../../contract/generate-report.ts';
import { Failure } from '../failure.ts';
import type { LooseRecord } from './loose-value.ts';
import { isRecord, isWithinBounds } from './loose-value.ts';
import { readAnalysis } from './read-analysis.ts';
import { readDomain } from './read-domain.ts';
import { readVulnerabilities } from './read-vulnerabilities.ts';
import type { ReadResult } from './report-body.ts';

/** What a caller handed in, if it can be looked at at all. */
export const readGiven = (given: unknown): LooseRecord => {
  if (!isRecord(given)) throw new Failure('invalid_input', notAnAnalysisMessage);
  if (!isWithinBounds(given))
    throw new Failure('invalid_input', 'This analysis is nested deeper or holds more than any of ours.');
  return given;
};

/** A result of any of our checks; null for what is none. Throws where a result contradicts itself. */
export const readResult = (given: LooseRecord, askedType = ''): ReadResult | null => {
  if (isRecord(given['heuristicChecks']) && typeof given['domain'] === 'string') return readDomain(given);
  if (isRecord(given['searchCriteria']) && Array.isArray(given['vulnerabilities']))
    return readVulnerabilities(given);
  if (given['riskScore'] !== undefined) return readAnalysis(given, askedType);
  return null;
};
