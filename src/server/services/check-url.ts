import { type Analysis, type Verdict, verdictSchema } from '../../contract/analysis.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import { addOutsideContacts } from './add-outside-contacts.ts';
import type { LinkFacts, LookUpLink } from './look-up-link.ts';
import { presentAnalysis } from './present-analysis.ts';
import type { SpendCheck } from './spend-check.ts';
import type { Visitor } from './visitor.ts';

type Needs = {
  spendCheck: SpendCheck;
  lookUp: LookUpLink;
  judge: (url: string, facts: LinkFacts) => Verdict;
  analyses: AnalysisStore;
  clock: () => Date;
};

export type CheckUrl = (visitor: Visitor, url: string) => Promise<Analysis>;

/** Checks one URL: reserve a check, ask what its host has on record, judge, keep the result. The URL is never visited. */
export const checkUrl =
  ({ spendCheck, lookUp, judge, analyses, clock }: Needs): CheckUrl =>
  async (visitor, url) => {
    const row = await spendCheck(visitor, {
      work: async () => {
        const verdict = await addOutsideContacts(async () => judge(url, await lookUp(url, visitor.signal)));
        // Validated here and not only when it is sent: a verdict that cannot be shown must not cost a check.
        return verdictSchema.parse(verdict);
      },
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
