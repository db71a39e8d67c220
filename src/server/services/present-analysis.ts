import type { Analysis } from '../../contract/analysis.ts';
import { verdictSchema } from '../../contract/analysis.ts';
import type { AnalysisRow } from '../store/analyses.ts';

/** An analysis as its owner may see it. */
export const presentAnalysis = (row: AnalysisRow): Analysis => ({
  id: row.id,
  userId: row.userId,
  analysisType: row.analysisType,
  inputData: row.inputData,
  createdAt: row.createdAt.toISOString(),
  ...verdictSchema.parse({ ...row, technicalAnalysis: row.technicalAnalysis ?? {} }),
});
