import type { PlanType } from '../../contract/plans.ts';
import { plans } from '../../contract/plans.ts';
import { oneMonthAfter } from './paid-month.ts';
import type { UserRow } from './users.ts';

type PlanFields = Pick<
  UserRow,
  'planType' | 'historyLimit' | 'planExpired' | 'subscriptionDate' | 'planResetDate'
>;

/**
 * What a user's row becomes when an administrator puts them on a plan. Plans that are paid by the month last one; nobody
 * pays for the free plan, and enterprise ends when its contract does, which is for an administrator to say.
 */
export const planSetByAdmin = (planType: PlanType, now: Date): PlanFields => {
  const isMonthly = planType === 'standard' || planType === 'professional';
  return {
    planType,
    historyLimit: plans[planType].historyLimit,
    planExpired: false,
    subscriptionDate: planType === 'free' ? null : now,
    planResetDate: isMonthly ? oneMonthAfter(now) : null,
  };
};
