import { type ComponentProps, useEffect, useRef } from 'react';
import { type PaidPlan, plans } from '../../../contract/plans.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useSignInPrompt } from '../../lib/sign-in-prompt.ts';
import { Button } from '../../ui/button.tsx';
import type { Payment } from './use-payment.ts';

type Props = Pick<ComponentProps<typeof Button>, 'look'> & { plan: PaidPlan; payment: Payment };

/** Buys a plan; a guest has to sign in first. */
export const ChoosePlanButton = ({ plan, payment: { pay, payingFor, fault }, look }: Props) => {
  const user = useCurrentUser();
  const askToSignIn = useSignInPrompt();
  const button = useFocusAfterwards(payingFor === plan);

  const choose = async () => {
    // A click may come before it is known who is signed in.
    const buyer = user.isPending ? (await user.refetch({ cancelRefetch: false })).data : user.data;
    if (buyer) await pay(plan, buyer.email);
    else askToSignIn();
  };

  return (
    <>
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
      {fault?.plan === plan && (
        <p role="alert" className="mt-2.5 text-sm text-fault">
          {fault.message}
        </p>
      )}
    </>
  );
};

/** A button that is disabled while it works loses the focus; afterwards it gets it back. */
const useFocusAfterwards = (isBusy: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
};
