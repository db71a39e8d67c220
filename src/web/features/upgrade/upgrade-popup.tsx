import { useRef, useState } from 'react';
import type { PaidPlan, PlanType } from '../../../contract/plans.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LimitStep } from './limit-step.tsx';
import { PlansStep } from './plans-step.tsx';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whose checks are used up, as the server said it. */
  limitedPlan: PlanType;
  /** The plan of who is signed in; null for nobody. */
  currentPlan: PlanType | null;
  /** A plan was chosen by somebody who is signed in. */
  onChoose: (plan: PaidPlan) => void;
  /** The plan that is being paid for. */
  busyPlan?: PaidPlan | null;
  /** Called when the popup is gone. */
  onContactSales: () => void;
};

/** First that the day's checks are used up, then what larger plans there are. */
export const UpgradePopup = ({
  isOpen,
  onOpenChange,
  limitedPlan,
  currentPlan,
  onChoose,
  busyPlan = null,
  onContactSales,
}: Props) => {
  const [step, setStep] = useState<'limit' | 'plans'>('limit');
  // Two dialogs must not change places in one go: the second would remember a button that is already gone.
  const isSalesNext = useRef(false);
  const onClosed = () => {
    setStep('limit');
    if (isSalesNext.current) onContactSales();
    isSalesNext.current = false;
  };
  const choose = (plan: PaidPlan) => (currentPlan === null ? onOpenChange(false) : onChoose(plan));
  const contactSales = () => {
    isSalesNext.current = true;
    onOpenChange(false);
  };
  const isLimitStep = step === 'limit';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={isLimitStep ? 'Daily Check Limit Reached' : 'Choose Your Plan'}
      description={
        isLimitStep ? `You have used all your checks for today on the ${limitedPlan} plan.` : undefined
      }
      isWide={!isLimitStep}
    >
      {isLimitStep ? (
        <LimitStep plan={limitedPlan} onViewOptions={() => setStep('plans')} />
      ) : (
        <PlansStep
          currentPlan={currentPlan}
          busyPlan={busyPlan}
          onChoose={choose}
          onContactSales={contactSales}
        />
      )}
    </Dialog>
  );
};
