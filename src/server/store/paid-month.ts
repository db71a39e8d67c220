import type { PlanType } from '../../contract/plans.ts';

type Plan = { planType: PlanType; planResetDate: Date | null };

/** When a payment made now expires. Renewing a plan early keeps the days that are left; another plan begins at once. */
export const paidUntil = (current: Plan, bought: PlanType, now: Date): Date => {
  const { planType, planResetDate } = current;
  const isRenewal = planType === bought && planResetDate !== null && planResetDate > now;
  return oneMonthAfter(isRenewal ? planResetDate : now);
};

/** The same day and time of the next month, or that month's last day where it is shorter. By UTC, as all our days. */
export const oneMonthAfter = (date: Date): Date => {
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).getUTCDate();
  const after = new Date(date);
  after.setUTCMonth(date.getUTCMonth() + 1, Math.min(date.getUTCDate(), lastDay));
  return after;
};
