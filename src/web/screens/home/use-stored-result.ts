import { isUuid } from '../../../contract/uuid.ts';
import { ApiError } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useStoredAnalysis } from '../../lib/stored-analysis.ts';

/** A result that was kept, by the id in an address. Null asks for none. */
export const useStoredResult = (id: string | null) => {
  const user = useCurrentUser();
  const isMalformed = id !== null && !isUuid(id);
  const stored = useStoredAnalysis(id);
  const isForeign =
    // An administrator is answered with what was found in somebody else's check; that is for the console.
    Boolean(stored.data && user.data?.id && stored.data.userId !== user.data.id);
  return {
    analysis: isForeign ? null : (stored.data ?? null),
    isNotFound: isMalformed || isForeign || (stored.error instanceof ApiError && stored.error.status === 404),
    error: stored.error,
    retry: () => void stored.refetch(),
  };
};
