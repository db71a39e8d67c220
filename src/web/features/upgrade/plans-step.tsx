import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PaidPlan } from '../../../contract/payments.ts';
import type { PlanType } from '../../../contract/plans.ts';
import { Button } from '../../ui/button.tsx';
import { type UpgradePlan, upgradePlans } from './upgrade-plans.ts';

type Props = {
  currentPlan: PlanType | null;
  busyPlan: PaidPlan | null;
  onChoose: (plan: PaidPlan) => void;
  onContactSales: () => void;
};

export const PlansStep = (props: Props) => {
  const grid = useRef<HTMLUListElement>(null);
  // The button that led here is gone, and with it the place of the keyboard.
  useEffect(() => grid.current?.focus({ preventScroll: true }), []);
  return (
    <ul
      ref={grid}
      tabIndex={-1}
      aria-label="Plans"
      className="grid gap-3.5 sm:grid-cols-3 sm:grid-rows-[auto_auto_1fr_auto]"
    >
      {upgradePlans.map((plan) => (
        <li
          key={plan.id}
          className="grid content-start gap-3 rounded-inner border border-line bg-well p-5 sm:row-span-4 sm:grid-rows-subgrid sm:gap-y-2.5"
        >
          <h3 className="section-title">{plan.name}</h3>
          <p className="font-semibold">{plan.price}</p>
          <div className="grid content-start gap-2 text-sm text-text-2">
            {plan.adds && <p className="font-semibold text-text">{plan.adds}</p>}
            <ul className="grid gap-2">
              {plan.features.map((feature) => (
                <li key={feature} className="flex gap-2">
                  <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-tide" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
          <PlanButton plan={plan} {...props} />
        </li>
      ))}
    </ul>
  );
};

const PlanButton = ({
  plan,
  currentPlan,
  busyPlan,
  onChoose,
  onContactSales,
}: Props & { plan: UpgradePlan }) => {
  const { id } = plan;
  if (id === currentPlan) {
    return (
      <Button block disabled className="mt-1.5">
        Current Plan
      </Button>
    );
  }
  if (id === 'enterprise') {
    return (
      <Button block onClick={onContactSales} className="mt-1.5">
        Contact Sales
      </Button>
    );
  }
  return (
    <Button
      look={id === nextUp(currentPlan) ? 'primary' : 'solid'}
      block
      busyLabel={busyPlan === id && 'Processing...'}
      disabled={busyPlan !== null}
      onClick={() => onChoose(id)}
      className="mt-1.5"
    >
      Choose {plan.name}
    </Button>
  );
};

/** The one plan that is marked as the next step. */
const nextUp = (plan: PlanType | null): PaidPlan | null => {
  if (plan === 'standard') return 'professional';
  return plan === 'professional' || plan === 'enterprise' ? null : 'standard';
};
