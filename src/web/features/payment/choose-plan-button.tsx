import { type ComponentProps, useEffect, useRef } from 'react';
import { type PaidPlan, plans } from '../../../contract/plans.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useSignInPrompt } from '../../lib/sign-in-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { HeldPayment } from './held-payment.tsx';
import { usePaymentHold } from './payment-hold.ts';
import type { Payment } from './use-payment.ts';
import { useQuote } from './use-quote.ts';

type Props = Pick<ComponentProps<typeof Button>, 'look'> & { plan: PaidPlan; payment: Payment };

/** Buys a plan; a guest has to sign in first. */
export const ChoosePlanButton = ({ plan, payment: { pay, payingFor, fault }, look }: Props) => {
  const user = useCurrentUser();
  const askToSignIn = useSignInPrompt();
  const { button, note } = useFocusAfterwards(payingFor === plan);
  const quote = useQuote(plan);
  const hold = usePaymentHold();
  // Nothing is sold below Enterprise: known before the quote is there, and where it never comes.
  const isOffered = quote?.allowed ?? user.data?.planType !== 'enterprise';

  const choose = async () => {
    // A click may come before it is known who is signed in.
    const buyer = user.isPending ? (await user.refetch()).data : user.data;
    if (buyer) await pay(plan, buyer.email);
    else askToSignIn();
  };

  return (
    <>
      {fault?.plan === plan && hold && (
        <p role="alert" className="mb-2.5 font-semibold text-fault text-sm">
          {fault.message}
        </p>
      )}
      {hold && <HeldPayment ref={note} plan={plan} hold={hold} />}
      {!hold && isOffered && (
        <Button
          ref={button}
          look={look}
          block
          onClick={choose}
          disabled={payingFor !== null}
          busyLabel={payingFor === plan && 'Processing...'}
        >
          Choose {plans[plan].name}
        </Button>
      )}
      {!hold && quote && (
        <p className={cn('text-sm text-text-2', quote.allowed && 'mt-2.5')}>
          {quote.allowed ? quote.outcome : quote.reason}
        </p>
      )}
      {fault?.plan === plan && !hold && (
        <p role="alert" className="mt-2.5 text-sm text-fault">
          {fault.message}
        </p>
      )}
    </>
  );
};

/** A button that is disabled while it works loses the focus; afterwards it gets it back, or the note in its place does. */
const useFocusAfterwards = (isBusy: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) (button.current ?? note.current)?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return { button, note };
};
