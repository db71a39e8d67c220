import { checkoutScripts } from '../../contract/checkout-scripts.ts';
import { checkoutPage } from '../../contract/page-paths.ts';
import { type PaidPlan, paidPlans } from '../../contract/plans.ts';
import { checkoutElsewhere } from '../../contract/site.ts';
import { readCheckout } from './page-meta.ts';

// A page keeps the policy it was loaded with, and only one page may load the provider's checkout. Whoever comes to it from
// another, or leaves it, therefore loads a page anew. With the sandbox, whose checkout is our own, nothing of this applies.

/** What the provider's checkout is loaded from. */
export const providerScript = (): string => readCheckout() ?? checkoutScripts.provider;

export const isCheckoutElsewhere = (): boolean => readCheckout() === checkoutElsewhere;

/** Whether the page at this address needs another policy than the one that is open. */
export const needsOtherPolicy = (to: string): boolean => {
  const { origin, pathname } = new URL(to, window.location.href);
  if (readCheckout() === null || origin !== window.location.origin) return false;
  return (pathname === checkoutPage) === isCheckoutElsewhere();
};

const chosenKey = 'hookwise-chosen-plan';

/** Leaves for the page with the checkout, which is to open it for this plan. */
export const buyElsewhere = (plan: PaidPlan, open = (page: string) => window.location.assign(page)): void => {
  // Not in the address: a link from outside must not open a checkout.
  sessionStorage.setItem(chosenKey, plan);
  open(checkoutPage);
};

/** The plan that was chosen on another page, once. */
export const takeChosenPlan = (): PaidPlan | null => {
  const chosen = sessionStorage.getItem(chosenKey);
  sessionStorage.removeItem(chosenKey);
  return paidPlans.find((plan) => plan === chosen) ?? null;
};
