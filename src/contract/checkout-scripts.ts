import { providerCheckout } from './checkout-hosts.ts';

/** Where the two checkouts are. The page loads no other; the server names the first where it is configured otherwise. */
export const checkoutScripts = {
  provider: providerCheckout,
  sandbox: '/api/payments/sandbox/checkout.js',
} as const;
