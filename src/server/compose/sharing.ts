import type { LimitCalls } from '../services/limit-calls.ts';
import { openShared } from '../services/open-shared.ts';
import { shareResult } from '../services/share-result.ts';
import type { TakeTurn } from '../services/take-turns.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { Database } from '../store/database.ts';
import { sharedResultStore } from '../store/shared-results.ts';

type Needs = {
  db: Database;
  analyses: Pick<AnalysisStore, 'find'>;
  limitCalls: LimitCalls;
  takeTurn: TakeTurn;
  clock: () => Date;
};

/** How results are shown to others. */
export const sharing = ({ db, analyses, limitCalls, takeTurn, clock }: Needs) => {
  const shares = sharedResultStore(db);
  return {
    shareResult: shareResult({ shares, limitCalls, clock }),
    openShared: openShared({ shares, findAnalysis: analyses.find, limitCalls, takeTurn, clock }),
  };
};
