import { useRef, useState } from 'react';
import { type PaymentProof, paymentMessages } from '../../../contract/payments.ts';
import type { PaidPlan } from '../../../contract/plans.ts';
import { useApi } from '../../lib/api.ts';
import { buyElsewhere, isCheckoutElsewhere } from '../../lib/checkout-place.ts';
import { currentUserQuery } from '../../lib/current-user.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { showToast, type ToastInput } from '../../ui/toast-store.ts';
import { type CheckoutConstructor, loadCheckout } from './checkout-script.ts';
import { requestOrder, requestVerification } from './payment-calls.ts';
import { holdPayments, planMark, releasePayments } from './payment-hold.ts';

/** As specified: the same yellow in every theme. */
const themeColor = '#FACC15';

/** In an immediate reload the toast would vanish before it can be read. */
export const reloadDelayMs = 1000;

const failed: ToastInput = {
  title: 'Payment Failed',
  description: 'Unable to process payment. Please try again.',
  tone: 'fault',
};
const unverified: ToastInput = {
  title: 'Payment Verification Failed',
  description: 'Please contact support if your payment was deducted.',
  tone: 'fault',
};
export const paid = (name: string): ToastInput => ({
  title: 'Payment Successful!',
  description: `Your ${name} plan has been activated successfully.`,
});
const cancelled: ToastInput = { title: 'Payment Cancelled', description: 'You can try again anytime.' };

type Options = {
  /**
   * Whether a payment that fails on our side shows a toast, or is only logged and left in `fault` for the screen. A
   * payment that the checkout declines always shows one.
   */
  toastsFaults: boolean;
  reload?: () => void;
};

type State = { payingFor: PaidPlan | null; fault: { plan: PaidPlan; message: string } | null };

/** One payment at a time: order, checkout, verification, then a reload with the new plan. */
export const usePayment = ({ toastsFaults, reload = () => window.location.reload() }: Options) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>({ payingFor: null, fault: null });
  // Two clicks at the same moment both see the state before either.
  const isUnderWay = useRef(false);

  const begin = (plan: PaidPlan) => {
    isUnderWay.current = true;
    setState({ payingFor: plan, fault: null });
  };
  const end = (fault: State['fault'] = null) => {
    isUnderWay.current = false;
    setState({ payingFor: null, fault });
  };
  const fail = (plan: PaidPlan, error: unknown, notice: ToastInput) => {
    // biome-ignore lint/suspicious/noConsole: specified; the only trace of a failure on the pricing page.
    console.error('Payment error:', error);
    if (toastsFaults) showToast(notice);
    end({ plan, message: error instanceof Error ? error.message : paymentMessages.order });
  };

  const verify = async (plan: PaidPlan, name: string, proof: PaymentProof) => {
    begin(plan);
    try {
      await requestVerification(api, proof);
    } catch (error) {
      const user = queryClient.getQueryData(currentUserQuery(api));
      holdPayments(plan, user ? planMark(user) : '');
      fail(plan, error, unverified);
      return;
    }
    releasePayments();
    showToast(paid(name));
    // Busy until then: the page still shows the old plan.
    setTimeout(reload, reloadDelayMs);
  };

  const openCheckout = async (plan: PaidPlan, email: string) => {
    const { order, plan: label } = await requestOrder(api, plan);
    const Checkout: CheckoutConstructor = await loadCheckout(order.key);
    let isSettled = false;
    const checkout = new Checkout({
      key: order.key,
      amount: order.amount,
      currency: order.currency,
      order_id: order.id,
      ...label,
      prefill: { email },
      theme: { color: themeColor },
      handler: (proof) => {
        isSettled = true;
        void verify(plan, label.name, proof);
      },
      modal: {
        ondismiss: () => {
          // Closing a checkout after it has paid or declined is not a cancellation.
          if (isSettled) return;
          end();
          showToast(cancelled);
        },
      },
    });
    // The user may try again in the same checkout; the handler is called if that succeeds.
    checkout.on('payment.failed', () => {
      isSettled = true;
      end();
      showToast(failed);
    });
    checkout.open();
  };

  return {
    ...state,
    pay: async (plan: PaidPlan, email: string) => {
      if (isUnderWay.current) return;
      if (isCheckoutElsewhere()) {
        buyElsewhere(plan);
        return;
      }
      begin(plan);
      try {
        await openCheckout(plan, email);
      } catch (error) {
        fail(plan, error, failed);
      }
    },
  };
};
export type Payment = ReturnType<typeof usePayment>;
