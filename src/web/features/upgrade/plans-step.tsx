import { type ReactNode, useEffect, useRef } from 'react';
import {
  type OfferedPlan,
  offeredPlans,
  type PaidPlan,
  type PlanType,
  plans,
  planTypes,
  shownPrice,
} from '../../../contract/plans.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { TickedList } from '../../ui/ticked-list.tsx';

export type PlansStepProps = {
  /** Null for a guest. */
  currentPlan: PlanType | null;
  /** The plan that is being paid for. */
  busyPlan: PaidPlan | null;
  onChoose: (plan: PaidPlan) => void;
  onContactSales: () => void;
  /** What each plan would do to the present one, in a sentence; missing where that is not known. */
  outcomes?: Partial<Record<PaidPlan, string | undefined>>;
  /** Why nothing can be bought now; undefined where it can. */
  holdNote?: string | undefined;
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
          <div className="mt-1.5">
            <PlanButton plan={plan} {...props} />
          </div>
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
  outcomes,
  holdNote,
}: PlansStepProps & { plan: OfferedPlan }) => {
  if (plan === currentPlan) {
    return (
      <Button block disabled>
        Current Plan
      </Button>
    );
  }
  if (plan === 'enterprise') {
    return (
      <Button block onClick={onContactSales}>
        Contact Sales
      </Button>
    );
  }
  // A smaller plan has fewer checks: it is no way out of a limit.
  if (currentPlan && isSmaller(plan, currentPlan)) return <Note>Your plan has more than this.</Note>;
  if (holdNote) return <Note>{holdNote}</Note>;
  return (
    <>
      <Button
        look={plan === nextUp(currentPlan) ? 'primary' : 'solid'}
        block
        busyLabel={busyPlan === plan && 'Processing...'}
        disabled={busyPlan !== null}
        onClick={() => onChoose(plan)}
      >
        Choose {plans[plan].name}
      </Button>
      {outcomes?.[plan] && <Note className="mt-2">{outcomes[plan]}</Note>}
    </>
  );
};

const Note = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={cn('text-sm text-text-2', className)}>{children}</p>
);

const isSmaller = (plan: PlanType, than: PlanType) => planTypes.indexOf(plan) < planTypes.indexOf(than);

/** The plan that is highlighted as the next step. */
const nextUp = (plan: PlanType | null): PaidPlan | null => {
  if (plan === 'standard') return 'professional';
  return plan === 'professional' || plan === 'enterprise' ? null : 'standard';
};
