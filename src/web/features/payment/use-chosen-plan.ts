import { useEffect, useEffectEvent } from 'react';
import { takeChosenPlan } from '../../lib/checkout-place.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { usePaymentHold } from './payment-hold.ts';
import type { Payment } from './use-payment.ts';

/** Goes on with the plan that was chosen on a page without a checkout. */
export const useChosenPlan = ({ pay }: Pick<Payment, 'pay'>): void => {
  const { data: user, isPending } = useCurrentUser();
  const hold = usePaymentHold();
  const buy = useEffectEvent(() => {
    const plan = takeChosenPlan();
    if (plan && user && !hold) void pay(plan, user.email);
  });
  useEffect(() => {
    if (!isPending) buy();
  }, [isPending]);
};
