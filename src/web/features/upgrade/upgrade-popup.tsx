import { useState } from 'react';
import type { PlanType } from '../../../contract/plans.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useNextDialog } from '../../ui/use-next-dialog.ts';
import { LimitStep } from './limit-step.tsx';
import { PlansStep, type PlansStepProps } from './plans-step.tsx';

/** For a guest, choosing a plan only closes the popup; `onContactSales` is called once it has closed. */
type Props = PlansStepProps & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The plan whose checks are used up, as the server reports it. */
  limitedPlan: PlanType;
  /** When its checks return; undefined where the server does not say. */
  resetsAt?: string | undefined;
};

/** First the news that the day's checks are used up, then the larger plans. */
export const UpgradePopup = ({ isOpen, onOpenChange, limitedPlan, resetsAt, ...offer }: Props) => {
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
      description={isLimitStep && `You have used all your checks for today on the ${limitedPlan} plan.`}
      isWide={!isLimitStep}
    >
      {isLimitStep ? (
        <LimitStep plan={limitedPlan} resetsAt={resetsAt} onViewOptions={() => setStep('plans')} />
      ) : (
        <PlansStep
          {...offer}
          onChoose={(plan) => (offer.currentPlan === null ? close() : offer.onChoose(plan))}
          onContactSales={() => closeAndOpen(offer.onContactSales)}
        />
      )}
    </Dialog>
  );
};
