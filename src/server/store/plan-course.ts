import { type PaidPlan, type PlanType, paidPlans, planTypes } from '../../contract/plans.ts';
import { oneMonthAfter, oneMonthBefore } from './paid-month.ts';

// What orders do to a person's plan: no clock, no database. Everything here follows from the moments it is given.

export const dayMs = 24 * 60 * 60 * 1000;

/** A stretch of one plan, paid by one order. The first of a course runs, the others wait for it. */
type Stretch = {
  /** Null for a plan that was given. */
  orderId: string | null;
  plan: PlanType;
  /** What a month of it cost, in cents. */
  cents: number;
  /** How long it is: calendar months, and then so much; without an end where that is infinite. */
  months: number;
  ms: number;
  /** What it took the place of, as that was at its beginning: what was left of it is in `ms`, as days. */
  replaced: readonly Stretch[];
};

/** A person's plans, one after the other: the largest first, because a larger one begins at once and a smaller one waits. */
export type Course = {
  /** When the first stretch began; without any, when the last one ended. */
  from: Date;
  stretches: readonly Stretch[];
  /** Since when there has been a plan without a gap. */
  since: Date | null;
  /** There was a plan, and its time is over; a refunded one has not expired. */
  hasExpired: boolean;
};

export type Order = { orderId: string; plan: PaidPlan; cents: number };

const rankOf = (plan: PlanType) => planTypes.indexOf(plan);

const endOf = ({ months, ms }: Stretch, from: Date): Date | null => {
  if (!Number.isFinite(ms)) return null;
  let end = from;
  for (let month = 0; month < months; month += 1) end = oneMonthAfter(end);
  return new Date(end.getTime() + ms);
};

/** Each stretch with its beginning and end. */
const timesOf = (from: Date, stretches: readonly Stretch[]) => {
  let begins = from;
  return stretches.map((stretch) => {
    const ends = endOf(stretch, begins);
    const placed = { stretch, begins, ends };
    begins = ends ?? begins;
    return placed;
  });
};

/** The course as it stands at a moment: what is over is gone. */
export const courseAt = (course: Course, at: Date): Course => {
  const times = timesOf(course.from, course.stretches);
  const current = times.findIndex(({ ends }) => ends === null || ends > at);
  if (current === 0 || times.length === 0) return course;
  if (current > 0)
    return {
      ...course,
      from: times[current]?.begins ?? course.from,
      stretches: course.stretches.slice(current),
    };
  return { ...course, from: times.at(-1)?.ends ?? course.from, stretches: [], hasExpired: true };
};

/** What is left of stretches that began at `from`, to go on at `at`. */
const remainsOf = (from: Date, stretches: readonly Stretch[], at: Date): Stretch[] =>
  stretches.map((stretch, index) => {
    if (index > 0) return stretch;
    const end = endOf(stretch, from);
    return end ? { ...stretch, months: 0, ms: end.getTime() - at.getTime() } : stretch;
  });

/** Days that are begun count as whole ones. */
const daysOf = (at: Date, stretches: readonly Stretch[]): number =>
  Math.ceil(((timesOf(at, stretches).at(-1)?.ends?.getTime() ?? at.getTime()) - at.getTime()) / dayMs);

/** The unused days of what is replaced, each at the price it was paid at, over the new price, rounded up. */
const creditFor = (at: Date, replaced: readonly Stretch[], cents: number): number => {
  let days = 0;
  let worth = 0;
  for (const [index, stretch] of replaced.entries()) {
    const until = daysOf(at, replaced.slice(0, index + 1));
    worth += (until - days) * stretch.cents;
    days = until;
  }
  return Math.ceil(worth / cents);
};

/** - `covered`: the plan they have includes all that can be bought; an order does nothing. */
export type Change = 'new' | 'longer' | 'higher' | 'lower' | 'covered';

export type Placed = {
  course: Course;
  change: Change;
  /** When the month that was bought begins and ends; null where it does nothing. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** Days of the present plan that are unused, and what they become. */
  unusedDays: number;
  creditedDays: number;
};

/** What an order does: the one place that says so, before it is paid and after. */
export const place = (before: Course, { orderId, plan, cents }: Order, at: Date): Placed => {
  const course = courseAt(before, at);
  const [current] = course.stretches;
  const bought: Stretch = { orderId, plan, cents, months: 1, ms: 0, replaced: [] };
  const nothing = { course, startsAt: null, endsAt: null, unusedDays: 0, creditedDays: 0 };
  if (!current) {
    const begun = { from: at, stretches: [bought], since: at, hasExpired: false };
    return { ...nothing, course: begun, change: 'new', startsAt: at, endsAt: endOf(bought, at) };
  }
  if (!isPaidPlan(current.plan)) return { ...nothing, change: 'covered' };
  if (rankOf(plan) > rankOf(current.plan)) {
    const replaced = remainsOf(course.from, course.stretches, at);
    const creditedDays = creditFor(at, replaced, cents);
    const higher = { ...bought, ms: creditedDays * dayMs, replaced };
    return {
      course: { ...course, from: at, stretches: [higher] },
      change: 'higher',
      startsAt: at,
      endsAt: endOf(higher, at),
      unusedDays: daysOf(at, replaced),
      creditedDays,
    };
  }
  const isCurrent = (stretch: Stretch) => stretch.plan === current.plan;
  const index = course.stretches.filter((stretch) => rankOf(stretch.plan) >= rankOf(plan)).length;
  const stretches = course.stretches.toSpliced(index, 0, bought);
  const times = timesOf(course.from, stretches)[index];
  return {
    ...nothing,
    course: { ...course, stretches },
    change: plan === current.plan ? 'longer' : 'lower',
    startsAt: times?.begins ?? null,
    endsAt: times?.ends ?? null,
    unusedDays: daysOf(at, remainsOf(course.from, course.stretches.filter(isCurrent), at)),
  };
};

export const isPaidPlan = (plan: string): plan is PaidPlan => paidPlans.some((one) => one === plan);

/** Takes an order out: its month ends at once, what it replaced comes back, and what waited for it begins, whole. */
export const takeOut = (before: Course, orderId: string, at: Date): Course => {
  const course = courseAt(before, at);
  const { stretches } = course;
  const index = stretches.findIndex((stretch) => stretch.orderId === orderId);
  if (index < 0) {
    const without = (replaced: readonly Stretch[]) => replaced.filter((one) => one.orderId !== orderId);
    return courseAt({ ...course, stretches: changeReplaced(course, without, at) }, at);
  }
  const back = stretches[index]?.replaced ?? [];
  const others = stretches.toSpliced(index, 1);
  // What comes back was begun before those of the same plan that wait.
  const left = [...back, ...others].sort((a, b) => rankOf(b.plan) - rankOf(a.plan));
  if (left.length === 0) return { from: at, stretches: [], since: null, hasExpired: false };
  return { ...course, from: index === 0 ? at : course.from, stretches: left };
};

/** Days come from what was replaced: less of it is fewer days, but none that are over. Only what runs has replaced anything. */
const changeReplaced = (
  { from, stretches }: Course,
  change: (replaced: readonly Stretch[]) => readonly Stretch[],
  at: Date,
): Stretch[] =>
  stretches.map((stretch) => {
    if (stretch.replaced.length === 0) return stretch;
    const replaced = change(stretch.replaced);
    const fewer = { ...stretch, replaced, ms: creditFor(from, replaced, stretch.cents) * dayMs };
    const end = endOf(fewer, from) ?? at;
    return end < at ? { ...fewer, ms: fewer.ms + at.getTime() - end.getTime() } : fewer;
  });

/** Takes a month out of a plan that was given, and leaves what has been used of it. */
export const shortenGiven = (before: Course, plan: PlanType, at: Date): Course => {
  const course = courseAt(before, at);
  const shorten = (list: readonly Stretch[], from: Date, earliest: Date): Stretch[] =>
    timesOf(from, list).map(({ stretch, begins, ends }) => {
      if (stretch.orderId !== null || stretch.plan !== plan || ends === null) return stretch;
      const end = Math.max(oneMonthBefore(ends).getTime(), begins.getTime(), earliest.getTime());
      return { ...stretch, months: 0, ms: Math.min(end, ends.getTime()) - begins.getTime() };
    });
  if (course.stretches.length === 0) return course;
  const stretches = changeReplaced(course, (replaced) => shorten(replaced, course.from, course.from), at);
  const left = courseAt({ ...course, stretches: shorten(stretches, course.from, at) }, at);
  return left.stretches.length > 0 ? left : { from: at, stretches: [], since: null, hasExpired: false };
};

/** What a user's row says of their plan. */
export type Standing = {
  planType: PlanType;
  planResetDate: Date | null;
  waitingPlan: PlanType | null;
  waitingUntil: Date | null;
  subscriptionDate: Date | null;
  planExpired: boolean;
};

export const standingOf = (before: Course, now: Date): Standing => {
  const course = courseAt(before, now);
  const times = timesOf(course.from, course.stretches);
  const plan = course.stretches[0]?.plan ?? 'free';
  const next = course.stretches.find((stretch) => stretch.plan !== plan)?.plan ?? null;
  const endOfPlan = (name: PlanType | null) => times.findLast(({ stretch }) => stretch.plan === name)?.ends;
  return {
    planType: plan,
    planResetDate: plan === 'free' && course.hasExpired ? course.from : (endOfPlan(plan) ?? null),
    waitingPlan: next,
    waitingUntil: endOfPlan(next) ?? null,
    subscriptionDate: course.since,
    planExpired: course.hasExpired && plan === 'free',
  };
};
