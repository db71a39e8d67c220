import { defaultFacts, pageMeta, pagePlaceholders } from '../../contract/site.ts';
import type { SiteFacts } from '../../contract/site-facts.ts';

const contentOf = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;

/** Null when the page was not served by our server, e.g. by Vite while developing. */
export const readNonce = (): string | null => {
  const nonce = contentOf(pageMeta.nonce);
  return nonce === pagePlaceholders.nonce ? null : nonce;
};

/** What the server says about the provider's checkout; null where there is none. */
export const readCheckout = (): string | null => {
  const checkout = contentOf(pageMeta.checkout);
  return checkout === pagePlaceholders.checkout ? null : checkout;
};

export const readAddresses = (): SiteFacts => {
  try {
    return { ...defaultFacts, ...JSON.parse(contentOf(pageMeta.addresses) ?? '{}') };
  } catch {
    // A page without our server keeps its placeholder; the defaults are the brand's addresses.
    return defaultFacts;
  }
};
