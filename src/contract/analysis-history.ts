import { z } from 'zod';
import { listedAnalysisSchema } from './analysis.ts';

/** `GET /api/analysis/history`: the newest analyses, as many as the plan shows, and how many there are in all. */
export const analysisHistoryResponse = z.object({
  analyses: z.array(listedAnalysisSchema),
  total: z.number().int().nonnegative(),
});
export type AnalysisHistory = z.infer<typeof analysisHistoryResponse>;

/** `DELETE /api/analysis/:id` deletes one of the user's own, `DELETE /api/analysis` all of them. */
export const deletedAnalysesResponse = z.object({ message: z.string(), deleted: z.number().int() });
