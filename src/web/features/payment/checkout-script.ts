import { checkoutHosts } from '../../../contract/checkout-hosts.ts';
import { checkoutScripts } from '../../../contract/checkout-scripts.ts';
import { type PaymentProof, paymentMessages, sandboxKeyId } from '../../../contract/payments.ts';
import { providerScript } from '../../lib/checkout-place.ts';

export type CheckoutOptions = {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { email: string };
  theme: { color: string };
  handler: (proof: PaymentProof) => void;
  modal: { ondismiss: () => void };
};

type Checkout = { open: () => void; on: (event: 'payment.failed', listener: () => void) => void };
export type CheckoutConstructor = new (options: CheckoutOptions) => Checkout;

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML?: (markup: string) => string; createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => string };
};

declare global {
  interface Window {
    Razorpay?: CheckoutConstructor;
    trustedTypes?: TrustedTypes;
  }
}

const loaded = new Map<string, CheckoutConstructor>();

/** Loads the checkout of the provider that made the order: only when the user is about to pay, and only once. */
export const loadCheckout = async (key: string): Promise<CheckoutConstructor> => {
  const isSandbox = key === sandboxKeyId;
  const url = isSandbox ? checkoutScripts.sandbox : providerScript();
  if (!isSandbox) admitProvider(url);
  const checkout = loaded.get(url) ?? (await runScript(url));
  loaded.set(url, checkout);
  return checkout;
};

const runScript = (url: string): Promise<CheckoutConstructor> => {
  const { promise, resolve, reject } = Promise.withResolvers<CheckoutConstructor>();
  const script = document.createElement('script');
  const fail = () => {
    // Removed, so that the next try requests it again.
    script.remove();
    reject(new Error(paymentMessages.gateway));
  };
  script.addEventListener('error', fail);
  script.addEventListener('load', () => (window.Razorpay ? resolve(window.Razorpay) : fail()));
  script.src = trusted(url);
  document.head.append(script);
  return promise;
};

let isAdmitted = false;

/**
 * The provider's script writes markup as text, which trusted types forbid on every page. From the moment a person pays, and
 * in that page alone, text may become markup; as a script nothing passes but what the provider serves.
 */
const admitProvider = (script: string) => {
  if (isAdmitted) return;
  isAdmitted = true;
  const { scripts } = checkoutHosts(new URL(script).origin);
  window.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => markup,
    createScriptURL: (url) => {
      const { origin = '' } = URL.parse(url, document.baseURI) ?? {};
      return scripts.includes(origin) ? url : null;
    },
  });
};

/** The one address that is asked for, marked as trusted for browsers that enforce trusted types. */
const trusted = (url: string): string => {
  const policy = window.trustedTypes?.createPolicy('checkout', {
    createScriptURL: (asked) => (asked === url ? url : null),
  });
  return policy ? policy.createScriptURL(url) : url;
};
