import { Info } from 'lucide-react';
import { type OfferedPlan, offeredPlans, plans } from '../../contract/plans.ts';
import { ChoosePlanButton } from '../features/payment/choose-plan-button.tsx';
import { type Payment, usePayment } from '../features/payment/use-payment.ts';
import { PlanCard } from '../features/pricing/plan-card.tsx';
import { useContactPrompt } from '../lib/contact-prompt.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Contours } from '../ui/contours.tsx';

export const Pricing = () => {
  const payment = usePayment({ toastsFaults: false });
  return (
    <>
      <Contours
        chart="pricing"
        className="bottom-auto h-[520px] [mask-composite:intersect] [mask-image:linear-gradient(180deg,#000_20%,transparent_96%),linear-gradient(90deg,transparent_4%,#000_58%)]"
      />
      <div className="wrap">
        <div className="pt-[60px] pb-10">
          <h1 className="text-4xl tracking-[-0.03em] md:text-[48px]">Pricing</h1>
          <p className="mt-3 max-w-[56ch] text-lg text-text-2">
            Choose how many checks you need each day. Every plan uses the same engine.
          </p>
        </div>
        <div className="grid gap-5 pb-[72px] md:grid-cols-3 md:grid-rows-[auto_1fr]">
          {offeredPlans.map((plan) => (
            <div key={plan} className={cn(plans[plan].isPopular && 'md:row-span-2')}>
              <PlanCard plan={plan} button={<PlanButton plan={plan} payment={payment} />} />
            </div>
          ))}
          <p className="relative isolate flex items-center gap-3.5 overflow-hidden rounded-card border border-line border-dashed px-[26px] py-[22px] text-text-2 md:col-span-2">
            <Contours
              chart="shoal"
              className="[--lines:var(--contour-strong)] [mask-image:linear-gradient(90deg,transparent_30%,#000)]"
            />
            <Info aria-hidden="true" className="size-6 shrink-0 stroke-[1.75] text-tide" />
            Prices may vary with the AI models used.
          </p>
        </div>
      </div>
    </>
  );
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
