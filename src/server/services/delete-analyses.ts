import { isUuid } from '../../contract/uuid.ts';
import { Failure } from '../failure.ts';
import type { OwnAnalysisStore } from '../store/own-analyses.ts';
import type { UserRow } from '../store/users.ts';

/** There is no analysis with this id: asked for beside the others, so that a malformed one takes as long as an unknown one. */
const noId = '00000000-0000-0000-0000-000000000000';

type Needs = { own: Pick<OwnAnalysisStore, 'delete' | 'deleteAll'>; clock: () => Date };

/** A user deletes what is kept of their own checks; the count of their day stays. */
export const deleteAnalyses = ({ own, clock }: Needs) => ({
  /** Those of theirs; returns how many. What belongs to others looks like what does not exist. */
  some: async (user: UserRow, ids: readonly string[]): Promise<number> => {
    const deleted = await own.delete(user.id, [noId, ...ids.filter(isUuid)], clock());
    if (deleted === 0) throw new Failure('not_found', 'There is nothing at this address');
    return deleted;
  },
  all: async (user: UserRow): Promise<number> => own.deleteAll(user.id, clock()),
});
export type DeleteAnalyses = ReturnType<typeof deleteAnalyses>;
