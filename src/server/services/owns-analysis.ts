import { isUuid } from '../../contract/uuid.ts';
import type { OwnAnalysisStore } from '../store/own-analyses.ts';
import type { UserRow } from '../store/users.ts';

/** No analysis has it. */
const nobodysId = '00000000-0000-0000-0000-000000000000';

/**
 * Whether an analysis is kept for this user. Unknown, foreign and malformed ids take the same question to the database, so
 * that the time of the answer does not distinguish them.
 */
export const ownsAnalysis =
  ({ own }: { own: Pick<OwnAnalysisStore, 'has'> }) =>
  async (user: UserRow | null, id: string): Promise<boolean> =>
    user !== null && own.has(user.id, isUuid(id) ? id : nobodysId);
