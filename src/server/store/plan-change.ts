import { type PlanType, plans } from '../../contract/plans.ts';
import { oneMonthAfter } from './paid-month.ts';
import type { UserRow } from './users.ts';

type PlanFields = Pick<
  UserRow,
  | 'planType'
  | 'historyLimit'
  | 'planExpired'
  | 'subscriptionDate'
  | 'planResetDate'
  | 'waitingPlan'
  | 'waitingUntil'
>;

/**
 * What a user's row becomes when an administrator puts them on a plan. Plans that are paid by the month last one; the
 * free plan does not expire, and an enterprise plan ends with its contract, which an administrator sets.
 */
export const planSetByAdmin = (planType: PlanType, now: Date): PlanFields => {
  const isMonthly = planType === 'standard' || planType === 'professional';
  return {
    planType,
    historyLimit: plans[planType].historyLimit,
    planExpired: false,
    subscriptionDate: planType === 'free' ? null : now,
    planResetDate: isMonthly ? oneMonthAfter(now) : null,
    waitingPlan: null,
    waitingUntil: null,
  };
};
