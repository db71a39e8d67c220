import { type PlanType, plans } from '../../contract/plans.ts';
import { type Course, isPaidPlan, place, shortenGiven, takeOut } from './plan-course.ts';

/** A plan that no payment explains: given by an administrator, or found in the row of a user of an earlier version. */
export type Given = {
  by: 'administrator' | 'found';
  planType: PlanType;
  until: Date | null;
  waitingPlan: PlanType | null;
  waitingUntil: Date | null;
  since: Date | null;
  at: Date;
  number: number;
};

/** An order that was paid, and when its payment was given back in full or lost in a dispute. */
export type PaidOrder = {
  orderId: string;
  planType: PlanType;
  amount: number;
  paidAt: Date;
  endedAt: Date | null;
  /** When each was recorded, in the numbers of the person's history. */
  paidNumber: number;
  endedNumber: number;
};

const noPlan = (at: Date): Course => ({ from: at, stretches: [], since: null, hasExpired: false });

/** A moment before any payment. */
const beginning = new Date(0);

/**
 * The course of a person's plans. It depends on what happened and when, not on the order in which we were told of it: a refund that is
 * reported before its payment, or twice, ends in the same plan.
 */
export const courseOf = (given: Given | null, paid: readonly PaidOrder[]): Course => {
  const isLater = ({ paidNumber }: PaidOrder) => given === null || paidNumber > given.number;
  const steps = paid.filter(isLater).flatMap((order) => stepsOf(order, given?.at ?? beginning));
  for (const order of paid)
    if (given?.by === 'found' && !isLater(order)) steps.push(...takenBack(order, given));
  steps.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.name < b.name ? -1 : 1));
  return steps.reduce(
    (course, { take, at }) => take(course, at),
    given ? givenCourse(given) : noPlan(beginning),
  );
};

type Step = { at: Date; name: string; take: (course: Course, at: Date) => Course };

/** What was recorded after a plan was given counts from then on, even where it happened before. */
const stepsOf = ({ orderId, planType, amount, paidAt, endedAt }: PaidOrder, earliest: Date): Step[] => {
  if (!isPaidPlan(planType)) return [];
  const order = { orderId, plan: planType, cents: amount };
  const at = later(paidAt, earliest);
  return [
    { at, name: `${orderId} 1`, take: (course, moment) => place(course, order, moment).course },
    ...(endedAt
      ? [
          {
            at: later(endedAt, at),
            name: `${orderId} 2`,
            take: (course: Course, moment: Date) => takeOut(course, orderId, moment),
          },
        ]
      : []),
  ];
};

/** The month of a payment that is part of a plan as we found it. */
const takenBack = ({ orderId, planType, endedAt, endedNumber }: PaidOrder, given: Given): Step[] =>
  endedAt === null || endedNumber <= given.number
    ? []
    : [
        {
          at: later(endedAt, given.at),
          name: `${orderId} 2`,
          take: (course, moment) => shortenGiven(course, planType, moment),
        },
      ];

const later = (a: Date, b: Date): Date => (a > b ? a : b);

const givenCourse = ({ planType, until, waitingPlan, waitingUntil, since, at }: Given): Course => {
  const stretch = (plan: PlanType, begins: Date, ends: Date | null) => ({
    orderId: null,
    plan,
    cents: plans[plan].cents ?? 0,
    months: 0,
    ms: ends ? Math.max(0, ends.getTime() - begins.getTime()) : Number.POSITIVE_INFINITY,
    replaced: [],
  });
  if (planType === 'free') return noPlan(at);
  const waits = waitingPlan && waitingUntil && until ? [stretch(waitingPlan, until, waitingUntil)] : [];
  return {
    from: at,
    stretches: [stretch(planType, at, until), ...waits],
    since: since ?? at,
    hasExpired: false,
  };
};
