import type { Dashboard } from '../../contract/dashboard.ts';
import { drawerSizes } from '../../contract/plans.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { UserRow } from '../store/users.ts';
import { presentListed } from './present-analysis.ts';
import type { PresentUser } from './present-user.ts';
import type { UsageOf } from './spend-check.ts';

type Needs = { analyses: AnalysisStore; usageOf: UsageOf; presentUser: PresentUser; clock: () => Date };

export type ShowDashboard = (user: UserRow) => Promise<Dashboard>;

export const showDashboard =
  ({ analyses, usageOf, presentUser, clock }: Needs): ShowDashboard =>
  async (user) => ({
    user: presentUser(user, clock()),
    usage: await usageOf({ user, address: '' }),
    recentAnalyses: (await analyses.newestOf(user.id, drawerSizes[user.planType])).map(presentListed),
  });
