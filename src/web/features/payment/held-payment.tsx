import type { Ref } from 'react';
import type { PaidPlan } from '../../../contract/plans.ts';
import type { PaymentHold } from './payment-hold.ts';

type Props = { plan: PaidPlan; hold: PaymentHold; ref: Ref<HTMLParagraphElement> };

/** In the place of a button, after a payment that could not be confirmed: what happens next. */
export const HeldPayment = ({ plan, hold, ref }: Props) => {
  const again = `You can pay again from ${shownTime(hold.until)}.`;
  return (
    <p ref={ref} tabIndex={-1} role="status" className="rounded-control text-sm text-text-2">
      {hold.plan === plan
        ? `We could not confirm your payment yet. If your card was charged, your plan begins by itself within the hour: there is nothing you need to do. Please do not pay twice. ${again}`
        : `Another payment is being confirmed. ${again}`}
    </p>
  );
};

const shownTime = (at: number) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(at).replace(/\u202f/g, ' ');
