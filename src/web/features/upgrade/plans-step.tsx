import { useEffect, useRef } from 'react';
import {
  type OfferedPlan,
  offeredPlans,
  type PaidPlan,
  type PlanType,
  plans,
  shownPrice,
} from '../../../contract/plans.ts';
import { Button } from '../../ui/button.tsx';
import { TickedList } from '../../ui/ticked-list.tsx';

export type PlansStepProps = {
  /** Null for a guest. */
  currentPlan: PlanType | null;
  /** The plan that is being paid for. */
  busyPlan: PaidPlan | null;
  onChoose: (plan: PaidPlan) => void;
  onContactSales: () => void;
};

export const PlansStep = (props: PlansStepProps) => {
  const grid = useRef<HTMLUListElement>(null);
  // The button that led here is gone, and the keyboard focus with it.
  useEffect(() => grid.current?.focus({ preventScroll: true }), []);
  return (
    <ul
      ref={grid}
      tabIndex={-1}
      aria-label="Plans"
      className="grid gap-3.5 sm:grid-cols-3 sm:grid-rows-[auto_auto_1fr_auto]"
    >
      {offeredPlans.map((plan) => (
        <li
          key={plan}
          className="grid content-start gap-3 rounded-inner border border-line bg-well p-5 sm:row-span-4 sm:grid-rows-subgrid sm:gap-y-2.5"
        >
          <h3 className="section-title">{plans[plan].name}</h3>
          <p className="font-semibold">
            {shownPrice(plan)}
            {plans[plan].cents !== null && '/month'}
          </p>
          <Benefits {...plans[plan].upgrade} />
          <PlanButton plan={plan} {...props} />
        </li>
      ))}
    </ul>
  );
};

const Benefits = ({ adds, benefits }: { adds?: string; benefits: readonly string[] }) => (
  <div className="grid content-start gap-2 text-sm text-text-2">
    {adds && <p className="font-semibold text-text">{adds}</p>}
    <TickedList sentences={benefits} />
  </div>
);

const PlanButton = ({
  plan,
  currentPlan,
  busyPlan,
  onChoose,
  onContactSales,
}: PlansStepProps & { plan: OfferedPlan }) => {
  if (plan === currentPlan) {
    return (
      <Button block disabled className="mt-1.5">
        Current Plan
      </Button>
    );
  }
  if (plan === 'enterprise') {
    return (
      <Button block onClick={onContactSales} className="mt-1.5">
        Contact Sales
      </Button>
    );
  }
  return (
    <Button
      look={plan === nextUp(currentPlan) ? 'primary' : 'solid'}
      block
      busyLabel={busyPlan === plan && 'Processing...'}
      disabled={busyPlan !== null}
      onClick={() => onChoose(plan)}
      className="mt-1.5"
    >
      Choose {plans[plan].name}
    </Button>
  );
};

/** The plan that is highlighted as the next step. */
const nextUp = (plan: PlanType | null): PaidPlan | null => {
  if (plan === 'standard') return 'professional';
  return plan === 'professional' || plan === 'enterprise' ? null : 'standard';
};
