import { Info } from 'lucide-react';
import { type OfferedPlan, offeredPlans, plans } from '../../contract/plans.ts';
import type { CurrentUser } from '../../contract/user.ts';
import { ChoosePlanButton } from '../features/payment/choose-plan-button.tsx';
import { useChosenPlan } from '../features/payment/use-chosen-plan.ts';
import { useConfirmation } from '../features/payment/use-confirmation.ts';
import { type Payment, usePayment } from '../features/payment/use-payment.ts';
import { PlanCard } from '../features/pricing/plan-card.tsx';
import { useContactPrompt } from '../lib/contact-prompt.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Contours } from '../ui/contours.tsx';

export const Pricing = () => {
  const payment = usePayment({ toastsFaults: false });
  useChosenPlan(payment);
  useConfirmation();
  const { data: user } = useCurrentUser();
  return (
    <>
      <Contours chart="page" />
      <div className="wrap">
        <div className="pt-15 pb-10">
          <h1 className="text-3xl md:text-4xl">Pricing</h1>
          <p className="mt-3 max-w-measure text-lg text-text-2">
            Choose how many checks you need each day. Every plan uses the same engine.
          </p>
        </div>
        <div className="grid gap-5 pb-section md:grid-cols-3 md:grid-rows-lead">
          {offeredPlans.map((plan) => (
            <div key={plan} className={cn(plans[plan].isPopular && 'md:row-span-2')}>
              <PlanCard
                plan={plan}
                mark={markOf(plan, user)}
                button={<PlanButton plan={plan} payment={payment} />}
              />
            </div>
          ))}
          <p className="relative isolate flex items-center gap-3.5 overflow-hidden rounded-card border border-line border-dashed px-7 py-6 text-text-2 md:col-span-2">
            <Contours chart="shoal" />
            <Info aria-hidden="true" className="size-6 shrink-0 text-tide" />
            Prices may vary with the AI models used.
          </p>
        </div>
      </div>
    </>
  );
};

const markOf = (plan: OfferedPlan, user: CurrentUser | null | undefined) => {
  if (plan === user?.planType) return 'Your plan';
  return plan === user?.waitingPlan ? 'Your next plan' : undefined;
};

const looks = { standard: 'primary', professional: 'solid', enterprise: 'outline' } as const;

const PlanButton = ({ plan, payment }: { plan: OfferedPlan; payment: Payment }) => {
  const openContact = useContactPrompt();
  const look = looks[plan];
  if (plan !== 'enterprise') return <ChoosePlanButton plan={plan} payment={payment} look={look} />;
  return (
    <Button look={look} block onClick={() => openContact('sales')}>
      Contact Sales
    </Button>
  );
};
