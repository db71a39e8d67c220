import type { PaidPlan } from '../../../contract/plans.ts';
import { usePaymentHold } from '../../features/payment/payment-hold.ts';
import { usePayment } from '../../features/payment/use-payment.ts';
import { useQuote } from '../../features/payment/use-quote.ts';
import { useContactPrompt } from '../../lib/contact-prompt.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { createLazyPart, LazyPart } from '../../lib/lazy-part.tsx';
import { isUsedUp } from '../../lib/limit.ts';
import { useSignInPrompt } from '../../lib/sign-in-prompt.ts';
import type { LimitPopup } from './use-limit-popup.ts';

/** Fetched when a limit is first reached. */
const guestPopup = createLazyPart(
  async () => (await import('../../features/guest-popup/guest-popup.tsx')).GuestPopup,
);
const upgradePopup = createLazyPart(
  async () => (await import('../../features/upgrade/upgrade-popup.tsx')).UpgradePopup,
);

type Props = { popup: LimitPopup; isCurrent: boolean; onClose: () => void };

/** The popup over a refusal. If its script does not load, the card below still explains what happened and what to do. */
export const LimitPopups = ({ popup, isCurrent, onClose }: Props) => {
  const user = useCurrentUser();
  const askToSignIn = useSignInPrompt();
  const openContact = useContactPrompt();
  const { payingFor, pay } = usePayment({ toastsFaults: true });
  const hold = usePaymentHold();
  const quotes = { standard: useQuote('standard'), professional: useQuote('professional') };
  const { wayOut, error } = popup;
  const resetsAt = error.body?.resetsAt;
  const isOpen = popup.isOpen && isCurrent;
  const shared = { isOpen, onOpenChange: (isNowOpen: boolean) => !isNowOpen && onClose() };
  if (wayOut === 'sign-in') {
    return (
      <LazyPart
        part={guestPopup}
        props={{ ...shared, isAtLimit: isUsedUp(error), resetsAt, onSignUp: askToSignIn }}
        fallback={null}
        failure={() => null}
      />
    );
  }
  const currentPlan = user.data?.planType ?? null;
  return (
    <LazyPart
      part={upgradePopup}
      props={{
        ...shared,
        limitedPlan: error.body?.planType ?? currentPlan ?? 'free',
        resetsAt,
        currentPlan,
        busyPlan: payingFor,
        outcomes: { standard: quotes.standard?.outcome, professional: quotes.professional?.outcome },
        holdNote: hold ? 'Your last payment is still being confirmed. Please do not pay twice.' : undefined,
        onChoose: (plan: PaidPlan) => {
          // An open dialog would keep the pointer away from the checkout.
          onClose();
          if (user.data) void pay(plan, user.data.email);
        },
        onContactSales: () => openContact('sales'),
      }}
      fallback={null}
      failure={() => null}
    />
  );
};
