/** Whom the page of a checkout lets in, by what they may do there. */
export type CheckoutHosts = Readonly<
  Record<'scripts' | 'images' | 'connections' | 'frames' | 'forms', readonly string[]>
>;

/** Where the provider's checkout is, unless the configuration says otherwise. */
export const providerCheckout = 'https://checkout.razorpay.com/v1/checkout.js';

const checkout = 'https://checkout.razorpay.com';
const api = 'https://api.razorpay.com';
const cdn = 'https://cdn.razorpay.com';

/**
 * As the provider's own plug-ins allow them. Its script loads another one, which looks for fraud, from the second host, opens
 * its form in a frame of the API, sends the page there by a form where a bank wants the whole window, and reports to the last three.
 */
const providerHosts: CheckoutHosts = {
  scripts: [checkout, cdn],
  images: [cdn],
  connections: [
    api,
    checkout,
    'https://lumberjack.razorpay.com',
    'https://lumberjack-cx.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  frames: [api, checkout],
  forms: [api],
};

/** By the origin of the checkout's script. One from elsewhere brings all that is its own from the same origin. */
export const checkoutHosts = (origin: string): CheckoutHosts => {
  if (origin === checkout) return providerHosts;
  const own = [origin];
  return { scripts: own, images: own, connections: own, frames: own, forms: own };
};
