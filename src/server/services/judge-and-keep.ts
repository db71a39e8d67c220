import { type Analysis, type AnalysisType, type Verdict, verdictSchema } from '../../contract/analysis.ts';
import { tallyOutside } from '../../lookups/outside-tally.ts';
import type { JudgedItem } from '../adapters/judged-item.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { Database } from '../store/database.ts';
import type { Corrections } from './corrections.ts';
import { presentAnalysis } from './present-analysis.ts';
import type { SpendCheck } from './spend-check.ts';
import type { Visitor } from './visitor.ts';

export type KeepingNeeds = {
  spendCheck: SpendCheck;
  analyses: Pick<AnalysisStore, 'keep'>;
  corrections: Pick<Corrections, 'apply'>;
  clock: () => Date;
};

type Check = {
  analysisType: AnalysisType;
  judge: () => Promise<Verdict>;
  /** What history keeps of the submission. */
  inputOf: (verdict: Verdict) => string;
  /** What exactly was judged, asked for after it was; null where nothing can be said. */
  itemOf: () => JudgedItem | null;
  /** Kept in the same transaction. Not called for a verdict that a person has decided about: decisions teach nothing. */
  alsoKeep?: (transaction: Database, verdict: Verdict) => Promise<void>;
};

/** Spends a check on a verdict, adds what a person has decided and which outside services were asked, and keeps it. */
export const judgeAndKeep = async (
  { spendCheck, analyses, corrections, clock }: KeepingNeeds,
  visitor: Visitor,
  { analysisType, judge, inputOf, itemOf, alsoKeep }: Check,
): Promise<Analysis> => {
  const row = await spendCheck(visitor, {
    work: async () => {
      const { result, outside } = await tallyOutside(judge);
      const item = itemOf();
      const judged = { ...result, explanation: { ...result.explanation, outside } };
      const { verdict, isDecided } = await corrections.apply(judged, item);
      // Validated here and not only when it is sent: a verdict that cannot be shown must not cost a check.
      return { verdict: verdictSchema.parse(verdict), item, isDecided };
    },
    keep: (reservation, { verdict, item, isDecided }) =>
      analyses.keep(
        {
          id: visitor.resultId,
          userId: visitor.user?.id ?? null,
          analysisType,
          inputData: inputOf(verdict),
          verdict,
          createdAt: clock(),
          item,
        },
        reservation,
        alsoKeep && !isDecided ? (transaction) => alsoKeep(transaction, verdict) : undefined,
      ),
  });
  return presentAnalysis(row);
};
