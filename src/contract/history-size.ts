import { defaultHistoryLimit } from './admin-users.ts';
import { plans } from './plans.ts';
import type { User } from './user.ts';

/**
 * How many past results a person sees: as many as the plan shows, or fewer where an administrator set a limit. The number that
 * comes with a plan and the one that every account begins with are nobody's choice, and leave it to the plan.
 */
export const historySizeOf = ({
  planType,
  historyLimit,
}: Pick<User, 'planType' | 'historyLimit'>): number => {
  const plan = plans[planType];
  const isChosen = historyLimit !== plan.historyLimit && historyLimit !== defaultHistoryLimit;
  return isChosen ? Math.min(plan.drawerSize, historyLimit) : plan.drawerSize;
};
