import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type OfferedPlan, plans, shownPrice, unlimited } from '../../../contract/plans.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { TickScale } from './tick-scale.tsx';

type Props = { plan: OfferedPlan; button: ReactNode };

export const PlanCard = ({ plan, button }: Props) => {
  const { name, cents, checksADay, isPopular, benefits } = plans[plan];
  const dailyChecks = checksADay === unlimited ? null : checksADay;
  return (
    <Card
      className={cn(
        'relative flex h-full flex-col px-[30px] pt-[34px] pb-[30px] max-sm:px-5',
        isPopular && 'border-2 border-float-bd bg-surface-2 px-[29px] pt-[33px] pb-[29px] max-sm:px-[19px]',
      )}
    >
      {isPopular && (
        <p className="-top-[15px] absolute left-7 rounded-lg border-[1.5px] border-float-edge bg-float px-3 py-2 font-[660] text-[13.5px] text-on-float leading-none">
          Most Popular
        </p>
      )}
      <h2 className="text-2xl">{name}</h2>
      <p className="mt-[18px] flex items-baseline gap-1">
        <span className="font-bold font-display text-[48px] tabular-nums leading-none tracking-[-0.035em]">
          {shownPrice(plan)}
        </span>
        {cents !== null && <span className="text-text-2">/month</span>}
      </p>
      <div className="mt-3.5 mb-[22px] border-line border-y py-3">
        <p>
          <b className="font-[660]">{dailyChecks ?? 'Unlimited'}</b>{' '}
          {dailyChecks === null ? 'checks' : 'daily checks'}
        </p>
        <TickScale lit={dailyChecks} isFloat={isPopular} />
      </div>
      {button}
      <ul className="mt-6 grid gap-[11px] text-[15.5px] text-text-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-[11px]">
            <Check aria-hidden="true" className="mt-[3px] size-[18px] shrink-0 stroke-[1.75] text-tide" />
            {benefit}
          </li>
        ))}
      </ul>
    </Card>
  );
};
