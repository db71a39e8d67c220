import { type PaidPlan, type PlanType, plans, planTypes } from './plans.ts';

type Order = {
  plan: PaidPlan;
  /** The plan they have, and how many days of it are unused; a day that has begun is a day. */
  current: PlanType;
  unusedDays: number;
  /** When it ends, and the plan that they have paid for from then on. */
  currentUntil: Date | null;
  waiting: PlanType | null;
  creditedDays: number;
  startsAt: Date;
  endsAt: Date;
  now: Date;
};

/** What an order does, for the person who is about to pay for it. */
export const orderSentence = (order: Order): string => {
  const { plan, current, currentUntil, waiting, unusedDays, creditedDays, startsAt, endsAt, now } = order;
  const { name } = plans[plan];
  const present = plans[current].name;
  const until = `${name} until ${shownDay(endsAt, now)}`;
  if (current === 'free') return `${until}.`;
  if (current === plan) {
    const next = waiting ? ` Your ${plans[waiting].name} plan begins then.` : '';
    return `${until}; the month is added to the ${daysInWords(unusedDays)} you have left.${next}`;
  }
  if (planTypes.indexOf(plan) > planTypes.indexOf(current))
    return `${until}; your ${unusedDays} remaining ${present} ${unusedDays === 1 ? 'day becomes' : 'days become'} ${creditedDays}.`;
  if (waiting === plan && currentUntil)
    return `${until}; the month is added to the ${name} plan that begins on ${shownDay(currentUntil, now)}.`;
  return `${name} from ${shownDay(startsAt, now)}, when your ${present} plan ends, until ${shownDay(endsAt, now)}.`;
};

const daysInWords = (days: number) => (days === 1 ? 'one day' : `${days} days`);

/** By UTC, as all our days; the year where it is not this one. */
const shownDay = (day: Date, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(day.getUTCFullYear() !== now.getUTCFullYear() && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(day);
