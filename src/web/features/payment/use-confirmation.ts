import { useEffect, useEffectEvent } from 'react';
import { planNameOf } from '../../../contract/plans.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { showToast } from '../../ui/toast-store.ts';
import { planMark, releasePayments, usePaymentHold } from './payment-hold.ts';
import { paid, reloadDelayMs } from './use-payment.ts';

const askAgainMs = 15_000;

/** While a payment is held, asks whether its plan has begun meanwhile, by the provider's message; then nothing is held any longer. */
export const useConfirmation = (reload = () => window.location.reload()): void => {
  const hold = usePaymentHold();
  const { data: user, refetch } = useCurrentUser();
  const isConfirmed =
    hold !== null &&
    user != null &&
    hold.before.startsWith(`${user.id}/`) &&
    hold.before !== planMark(user) &&
    [user.planType, user.waitingPlan].includes(hold.plan);
  const ask = useEffectEvent(() => void refetch());
  const confirm = useEffectEvent(() => {
    if (!hold) return;
    releasePayments();
    showToast(paid(planNameOf(hold.plan)));
    setTimeout(reload, reloadDelayMs);
  });
  const isHeld = hold !== null;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [isHeld]);
  useEffect(() => {
    if (isConfirmed) confirm();
  }, [isConfirmed]);
};
