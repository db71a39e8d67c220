import type { Analysis } from '../../contract/analysis.ts';
import type { AnalysisRow } from '../store/analyses.ts';

/** An analysis as its owner may see it. */
export const presentAnalysis = (row: AnalysisRow): Analysis => ({
  id: row.id,
  userId: row.userId,
  analysisType: row.analysisType,
  inputData: row.inputData,
  riskScore: row.riskScore,
  riskLevel: row.riskLevel,
  threats: row.threats,
  technicalAnalysis: row.technicalAnalysis ?? {},
  recommendations: row.recommendations,
  createdAt: row.createdAt.toISOString(),
});
