import { maskedText } from '../../contract/admin-open.ts';
import type { Analysis, ListedAnalysis } from '../../contract/analysis.ts';
import type { AnalysisRow, ListedAnalysisRow } from '../store/upgrade-row.ts';

/** An analysis as its owner may see it. An item of a job can be neither shared nor reported, so its domain has no id to do it with. */
export const presentAnalysis = ({ jobId, ...row }: AnalysisRow & { jobId?: string }): Analysis => ({
  ...presentFields(row),
  inputData: row.inputData,
  explanation: row.explanation,
  ...(row.versions && { versions: row.versions }),
  ...(row.domain && { domain: { ...row.domain, ...(row.userId && !jobId && { analysisId: row.id }) } }),
  ...(jobId && { jobId }),
});

/** An analysis as an administrator may see somebody else's: what was found, and nothing of what was submitted. */
export const maskAnalysis = (row: AnalysisRow): Analysis => ({
  ...presentFields(row),
  inputData: maskedText,
  threats: row.threats.map((threat) => ({ ...threat, description: maskedText, recommendation: '' })),
  technicalAnalysis: {},
  recommendations: [],
  explanation: null,
});

/** An analysis as a line of a list. */
export const presentListed = (row: ListedAnalysisRow): ListedAnalysis => ({
  ...presentFields(row),
  inputData: row.inputData,
  isConclusive: row.isConclusive,
  checked: row.checked,
});

const presentFields = (
  row: Omit<AnalysisRow, 'explanation'>,
): Omit<Analysis, 'inputData' | 'explanation' | 'domain' | 'versions' | 'jobId'> => ({
  id: row.id,
  userId: row.userId,
  analysisType: row.analysisType,
  riskScore: row.riskScore,
  riskLevel: row.riskLevel,
  threats: row.threats,
  technicalAnalysis: row.technicalAnalysis,
  recommendations: row.recommendations,
  createdAt: row.createdAt.toISOString(),
});
