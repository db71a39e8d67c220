import type { PaidPlan } from '../../contract/plans.ts';
import type { Standing } from '../store/plan-course.ts';

/** What happened to a person's orders, in the order of time: paid, and the end of a payment by a full refund or a lost dispute. */
export type Happening =
  | { what: 'pay'; id: string; plan: PaidPlan; at: Date }
  | { what: 'end'; id: string; at: Date };

const price = { standard: 1999, professional: 3999 };
const day = 86_400_000;
/** The same day of the next month, or its last one. */
const month = (t: number) => {
  const [then, next] = [new Date(t), new Date(t)];
  next.setUTCMonth(then.getUTCMonth() + 1);
  return next.getUTCDate() === then.getUTCDate() ? next.getTime() : next.setUTCDate(0);
};

/** A month that was bought: when it ends if it begins at a moment, and what it took the place of. */
type Month = { id: string; plan: PaidPlan; end: (begins: number) => number; old: Month[] };
const byPrice = (months: Month[]) => months.sort((a, b) => price[b.plan] - price[a.plan]);
const credit = (old: Month[], t: number) =>
  Math.ceil((Math.ceil((old.reduce((s, m) => m.end(s), t) - t) / day) * price.standard) / price.professional);

/**
 * The model that the real thing is held against, written from the words of the requirements: months in a row, of which the first runs. Says
 * until when each plan lasts that a person has or waits for.
 */
export const laterPlan = (happened: readonly Happening[], now: Date): Partial<Record<PaidPlan, Date>> => {
  let row: Month[] = [];
  let begun = 0;
  for (const one of [...happened, { what: 'look' as const, at: now }]) {
    const t = one.at.getTime();
    for (let head = row[0]; head && head.end(begun) <= t; head = row[0])
      [begun, row] = [head.end(begun), row.slice(1)];
    const [head] = row;
    if (one.what === 'pay') {
      const left = head ? head.end(begun) - t : 0;
      const isHigher = head && price[one.plan] > price[head.plan];
      const old = isHigher ? [{ ...head, end: (s: number) => s + left }, ...row.slice(1)] : [];
      const end = (s: number) => month(s) + credit(bought.old, s) * day;
      const bought: Month = { id: one.id, plan: one.plan, end, old };
      if (!head || isHigher) [row, begun] = [[bought], t];
      else row = byPrice([...row, bought]);
    } else if (one.what === 'end') {
      const gone = row.find(({ id }) => id === one.id);
      if (gone === head) begun = t;
      if (gone) row = byPrice([...gone.old, ...row.filter((m) => m !== gone)]);
      else if (head) {
        head.old = head.old.filter(({ id }) => id !== one.id);
        if (head.end(begun) < t) head.end = () => t;
      }
    }
  }
  const until: Partial<Record<PaidPlan, Date>> = {};
  for (const { plan, end } of row) {
    begun = end(begun);
    until[plan] = new Date(begun);
  }
  return until;
};

type PlanFields = Pick<Standing, 'planType' | 'planResetDate' | 'waitingPlan' | 'waitingUntil'>;

/** What a row or its records say, in the words of the model. */
export const plansOf = ({ planType, planResetDate, waitingPlan, waitingUntil }: PlanFields) => ({
  ...(planType !== 'free' && { [planType]: planResetDate }),
  ...(waitingPlan && { [waitingPlan]: waitingUntil }),
});
