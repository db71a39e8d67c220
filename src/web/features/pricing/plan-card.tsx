import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type OfferedPlan, plans, shownPrice, unlimited } from '../../../contract/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { TickedList } from '../../ui/ticked-list.tsx';
import { TickScale } from './tick-scale.tsx';

type Props = {
  plan: OfferedPlan;
  /** What this plan is to the reader: theirs, or the next one. */
  mark?: string | undefined;
  button: ReactNode;
};

export const PlanCard = ({ plan, mark, button }: Props) => {
  const { name, cents, checksADay, isPopular, benefits } = plans[plan];
  const dailyChecks = checksADay === unlimited ? null : checksADay;
  return (
    <Card
      className={cn(
        'relative flex h-full flex-col p-8 max-sm:px-5',
        isPopular && 'border-float-bd bg-surface-2 ring-1 ring-float-bd',
      )}
    >
      {isPopular && (
        <p className="-top-4 absolute left-7 rounded-control control-edge border-float-edge bg-float px-3 py-2 font-semibold text-xs text-on-float leading-none">
          Most Popular
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{name}</h2>
        {mark && (
          <Badge icon={BadgeCheck} className="bg-surface-3 text-text">
            {mark}
          </Badge>
        )}
      </div>
      <p className="mt-5 flex items-baseline gap-1">
        <span className="font-bold font-display text-4xl tabular-nums leading-none">{shownPrice(plan)}</span>
        {cents !== null && <span className="text-text-2">/month</span>}
      </p>
      <div className="mt-3.5 mb-6 border-line border-y py-3">
        <p>
          <b className="font-semibold">{dailyChecks ?? 'Unlimited'}</b>{' '}
          {dailyChecks === null ? 'checks' : 'daily checks'}
        </p>
        <TickScale lit={dailyChecks} isFloat={isPopular} />
      </div>
      {button}
      <TickedList sentences={benefits} className="mt-6 gap-2.5" />
    </Card>
  );
};
