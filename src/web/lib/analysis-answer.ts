import { z } from 'zod';
import type { Analysis, ListedAnalysis } from '../../contract/analysis.ts';
import { analysisSchema, listedAnalysisSchema } from '../../contract/analysis.ts';
import { upgradeAnalysis } from '../../contract/upgrade-analysis.ts';

// Unknown fields of an answer are kept: a report is requested with the analysis as it came.

/** A newer server may explain in a way that this page does not know; the verdict is shown all the same. */
export const analysisAnswer: z.ZodType<Analysis> = z.preprocess(
  (answer) => upgradeAnalysis(answer),
  analysisSchema
    .extend({
      explanation: analysisSchema.shape.explanation.catch(null),
      domain: analysisSchema.shape.domain.catch(undefined),
    })
    .loose(),
);

/** One line of a list. */
export const listedAnalysisAnswer: z.ZodType<ListedAnalysis> = z.preprocess(
  (answer) => upgradeAnalysis(answer),
  listedAnalysisSchema.loose(),
);
