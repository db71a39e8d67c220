import type { AroundNavHandler } from 'wouter';
import { needsOtherPolicy } from '../lib/checkout-place.ts';

/** To a page with another policy by loading it, to any other by drawing it. */
export const changePage: AroundNavHandler = (navigate, to, options) => {
  if (!needsOtherPolicy(to)) navigate(to, options);
  else if (options?.replace) window.location.replace(to);
  else window.location.assign(to);
};
