import { maskedText } from '../../contract/admin-open.ts';
import { type Analysis, inputPreviewLength, type ListedAnalysis } from '../../contract/analysis.ts';
import type { AnalysisRow, ListedAnalysisRow } from '../store/upgrade-row.ts';

/** An analysis as its owner may see it. */
export const presentAnalysis = (row: AnalysisRow): Analysis => ({
  ...presentFields(row),
  inputData: row.inputData,
  explanation: row.explanation,
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

/** An analysis as a line of a list: a long input is cut. */
export const presentListed = (row: ListedAnalysisRow): ListedAnalysis => ({
  ...presentFields(row),
  inputData: preview(row.inputData),
  isConclusive: row.isConclusive,
});

const presentFields = (
  row: Omit<AnalysisRow, 'explanation'>,
): Omit<ListedAnalysis, 'inputData' | 'isConclusive'> => ({
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

/** By whole characters, as the database counts them: half a surrogate pair shows as a box. */
const preview = (input: string) => {
  const characters = [...input];
  return characters.length > inputPreviewLength
    ? `${characters.slice(0, inputPreviewLength).join('')}…`
    : input;
};
