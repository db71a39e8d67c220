import { useState } from 'react';
import type { PaidPlan, PlanType } from '../../../contract/plans.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useNextDialog } from '../../ui/use-next-dialog.ts';
import { LimitStep } from './limit-step.tsx';
import { PlansStep } from './plans-step.tsx';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The plan whose checks are used up, as the server reports it. */
  limitedPlan: PlanType;
  /** Null for a guest. */
  currentPlan: PlanType | null;
  /** Called for a signed-in user; for a guest, choosing only closes the popup. */
  onChoose: (plan: PaidPlan) => void;
  /** The plan that is being paid for. */
  busyPlan?: PaidPlan | null;
  /** Called when the popup is gone. */
  onContactSales: () => void;
};

/** First the news that the day's checks are used up, then the larger plans. */
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
  const close = () => onOpenChange(false);
  const { closeAndOpen, onClosed } = useNextDialog(close);
  const isLimitStep = step === 'limit';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClosed={() => {
        setStep('limit');
        onClosed();
      }}
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
          onChoose={(plan) => (currentPlan === null ? close() : onChoose(plan))}
          onContactSales={() => closeAndOpen(onContactSales)}
        />
      )}
    </Dialog>
  );
};
