import { plans } from '../../../contract/plans.ts';
import type { CurrentUser } from '../../../contract/user.ts';
import { daysUntil, formatPlanDay } from '../../lib/format.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 7;

type Plan = Pick<CurrentUser, 'planType' | 'planResetDate' | 'planExpired' | 'waitingPlan' | 'waitingUntil'>;
type Words = { title: string; text: string; action: string };

/** What a person is told about the end of their plan; null while there is nothing to tell. */
export const planEndWords = (plan: Plan, now: Date): Words | null => {
  const { planType, planResetDate, planExpired, waitingPlan, waitingUntil } = plan;
  const endsAt = Date.parse(planResetDate ?? '');
  const isNear = Math.abs(endsAt - now.getTime()) <= shownDays * dayMs;
  if (!isNear) return null;
  const day = formatPlanDay(planResetDate);
  const free = plans.free.checksADay;
  if (planType === 'free')
    return planExpired
      ? {
          title: `Your paid plan ended on ${day}.`,
          text: `You have ${free} checks a day now. Nothing that you have kept is deleted.`,
          action: 'See Plans',
        }
      : null;
  const days = daysUntil(planResetDate, now) ?? 0;
  const { name, checksADay } = plans[planType];
  const instead = checksADay > 0 ? ` instead of ${checksADay}` : '';
  return {
    title: `Your ${name} plan ends on ${day}${days === 1 ? ', within a day' : days > 1 ? `, in ${days} days` : ''}.`,
    text: waitingPlan
      ? `Then your ${plans[waitingPlan].name} plan begins, until ${formatPlanDay(waitingUntil)}: ${plans[waitingPlan].checksADay} checks a day${instead}.`
      : `It does not renew by itself. After that you have ${free} checks a day${instead}.`,
    action: 'Renew',
  };
};
