import { maskedText } from '../../contract/admin-open.ts';
import type { Analysis, ListedAnalysis } from '../../contract/analysis.ts';
import type { AnalysisRow, ListedAnalysisRow } from '../store/upgrade-row.ts';

/** An analysis as its owner may see it. */
export const presentAnalysis = (row: AnalysisRow): Analysis => ({
  ...presentFields(row),
  inputData: row.inputData,
  explanation: row.explanation,
  ...(row.versions && { versions: row.versions }),
  ...(row.domain && { domain: { ...row.domain, ...(row.userId && { analysisId: row.id }) } }),
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
): Omit<Analysis, 'inputData' | 'explanation' | 'domain' | 'versions'> => ({
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
