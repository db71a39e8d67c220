import { z } from 'zod';

export const productName = 'Hookwise';

/** The brand's addresses. The server writes them into the page, so one setting changes every place they show. */
export const siteAddressesSchema = z.object({
  hello: z.email().default('hello@hookwise.example'),
  sales: z.email().default('sales@hookwise.example'),
  support: z.email().default('support@hookwise.example'),
  privacy: z.email().default('privacy@hookwise.example'),
});
export type SiteAddresses = z.infer<typeof siteAddressesSchema>;

/** What the server puts into `index.html` for each visitor: the page's names for it, and nothing else. */
export const pageMeta = { nonce: 'csp-nonce', addresses: 'hookwise-addresses' } as const;
export const pagePlaceholders = { nonce: '__CSP_NONCE__', addresses: '__ADDRESSES__' } as const;

/** Every page there is. Any other path answers 404, with a page that says so. */
export const pagePaths = [
  '/',
  '/pricing',
  '/about',
  '/accuracy',
  '/dashboard',
  '/account',
  '/admin',
  '/privacy-policy',
  '/terms-of-service',
] as const;
