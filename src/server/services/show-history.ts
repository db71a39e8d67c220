import type { Analysis } from '../../contract/analysis.ts';
import type { AnalysisHistory } from '../../contract/analysis-history.ts';
import { plans } from '../../contract/plans.ts';
import { isUuid } from '../../contract/uuid.ts';
import { Failure } from '../failure.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { AnalysisRow } from '../store/upgrade-row.ts';
import type { UserRow } from '../store/users.ts';
import type { IsAdmin } from './is-admin.ts';
import { maskAnalysis, presentAnalysis, presentListed } from './present-analysis.ts';

/** A user's newest analyses, as many as their plan shows. */
export const showHistory =
  ({ analyses }: { analyses: AnalysisStore }) =>
  async (user: UserRow): Promise<AnalysisHistory> => {
    const newest = await analyses.newestOf(user.id, plans[user.planType].drawerSize);
    return { analyses: newest.map(presentListed), total: await analyses.countOf(user.id) };
  };
export type ShowHistory = ReturnType<typeof showHistory>;

type Needs = { findAnalysis: (id: string) => Promise<AnalysisRow | null>; isAdmin: IsAdmin };

/**
 * One analysis, for its owner; administrators learn what was found, and read the rest by open-analysis.ts. All others get the answer for an unknown id, so that no caller
 * learns which ids exist. A guest's analysis has no owner, and a guest cannot prove to be the one who asked for it.
 */
export const showAnalysis =
  ({ findAnalysis, isAdmin }: Needs) =>
  async (user: UserRow | null, id: string): Promise<Analysis> => {
    const row = user && isUuid(id) ? await findAnalysis(id) : null;
    if (row && row.userId === user?.id) return presentAnalysis(row);
    if (row && user && isAdmin(user)) return maskAnalysis(row);
    throw new Failure('not_found', 'There is nothing at this address');
  };
export type ShowAnalysis = ReturnType<typeof showAnalysis>;
