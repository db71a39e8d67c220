import { type Analysis, type AnalysisType, type Verdict, verdictSchema } from '../../contract/analysis.ts';
import { tallyOutside } from '../../lookups/outside-tally.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { Database } from '../store/database.ts';
import { presentAnalysis } from './present-analysis.ts';
import type { SpendCheck } from './spend-check.ts';
import type { Visitor } from './visitor.ts';

export type KeepingNeeds = { spendCheck: SpendCheck; analyses: AnalysisStore; clock: () => Date };

type Check = {
  analysisType: AnalysisType;
  judge: () => Promise<Verdict>;
  /** What history keeps of the submission. */
  inputOf: (verdict: Verdict) => string;
  /** Kept in the same transaction. */
  alsoKeep?: (transaction: Database, verdict: Verdict) => Promise<void>;
};

/** Spends a check on a verdict, adds which outside services were asked on the way, and keeps it. */
export const judgeAndKeep = async (
  { spendCheck, analyses, clock }: KeepingNeeds,
  visitor: Visitor,
  { analysisType, judge, inputOf, alsoKeep }: Check,
): Promise<Analysis> => {
  const row = await spendCheck(visitor, {
    work: async () => {
      const { result, outside } = await tallyOutside(judge);
      // Validated here and not only when it is sent: a verdict that cannot be shown must not cost a check.
      return verdictSchema.parse({ ...result, explanation: { ...result.explanation, outside } });
    },
    keep: (reservation, verdict) =>
      analyses.keep(
        {
          userId: visitor.user?.id ?? null,
          analysisType,
          inputData: inputOf(verdict),
          verdict,
          createdAt: clock(),
        },
        reservation,
        alsoKeep && ((transaction) => alsoKeep(transaction, verdict)),
      ),
  });
  return presentAnalysis(row);
};
