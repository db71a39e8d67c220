import { isUuid } from '../../contract/uuid.ts';
import { Failure } from '../failure.ts';
import type { OwnAnalysisStore } from '../store/own-analyses.ts';
import type { UserRow } from '../store/users.ts';

type Needs = { own: Pick<OwnAnalysisStore, 'delete' | 'deleteAll'>; clock: () => Date };

/** A user deletes what is kept of their own checks; the count of their day stays. */
export const deleteAnalyses = ({ own, clock }: Needs) => ({
  /** What belongs to others looks like what does not exist. */
  one: async (user: UserRow, id: string): Promise<void> => {
    if (!isUuid(id) || !(await own.delete(user.id, id, clock())))
      throw new Failure('not_found', 'There is nothing at this address');
  },
  all: async (user: UserRow): Promise<number> => own.deleteAll(user.id, clock()),
});
export type DeleteAnalyses = ReturnType<typeof deleteAnalyses>;
