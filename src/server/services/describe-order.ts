import { orderSentence } from '../../contract/order-sentence.ts';
import { type PaidPlan, plans } from '../../contract/plans.ts';
import { type Change, type Course, courseAt, place, standingOf } from '../store/plan-course.ts';

/** What an order would do, for the person who is about to pay for it. */
export type OrderOutcome = {
  change: Change;
  startsAt: Date | null;
  endsAt: Date | null;
  creditedDays: number;
  amount: number;
} & ({ allowed: true; sentence: string } | { allowed: false; reason: string });

export const describeOrder = (course: Course, plan: PaidPlan, now: Date): OrderOutcome => {
  const { cents: amount, name } = plans[plan];
  const placed = place(course, { orderId: '', plan, cents: amount }, now);
  const { change, startsAt, endsAt, unusedDays, creditedDays } = placed;
  const outcome = { change, startsAt, endsAt, creditedDays, amount };
  const current = courseAt(course, now).stretches[0]?.plan ?? 'free';
  if (!startsAt || !endsAt)
    return {
      ...outcome,
      allowed: false,
      reason: `Your ${plans[current].name} plan has everything in ${name}. To change it, please contact sales.`,
    };
  const { planResetDate: currentUntil, waitingPlan: waiting } = standingOf(course, now);
  const order = { plan, current, currentUntil, waiting, unusedDays, creditedDays, startsAt, endsAt, now };
  return { ...outcome, allowed: true, sentence: orderSentence(order) };
};
