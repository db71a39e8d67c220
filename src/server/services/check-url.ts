import type { Analysis, Verdict } from '../../contract/analysis.ts';
import { verdictSchema } from '../../contract/analysis.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { Visitor } from '../visitor.ts';
import { presentAnalysis } from './present-analysis.ts';
import type { SpendCheck } from './spend-check.ts';

type Needs = {
  spendCheck: SpendCheck;
  judge: (url: string) => Verdict;
  analyses: AnalysisStore;
  clock: () => Date;
};

export type CheckUrl = (visitor: Visitor, url: string) => Promise<Analysis>;

/** Checks one URL: reserve a check, judge, keep the result. The URL is never visited. */
export const checkUrl =
  ({ spendCheck, judge, analyses, clock }: Needs): CheckUrl =>
  async (visitor, url) => {
    const row = await spendCheck(visitor, {
      // Checked here and not only on the way out: a verdict that cannot be shown must not cost a check.
      work: () => verdictSchema.parse(judge(url)),
      keep: (transaction, verdict) =>
        analyses.keep(transaction, {
          userId: visitor.user?.id ?? null,
          analysisType: 'url',
          inputData: url,
          verdict,
          createdAt: clock(),
        }),
    });
    return presentAnalysis(row);
  };
