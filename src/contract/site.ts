export const productName = 'Hookwise';

/** Where nothing else is set, and in a page without our server. */
export const defaultFacts = {
  hello: 'hello@hookwise.example',
  sales: 'sales@hookwise.example',
  support: 'support@hookwise.example',
  privacy: 'privacy@hookwise.example',
  answersByMail: true,
};

/** What the server puts into `index.html` for each visitor: the page's names for it, and nothing else. */
export const pageMeta = {
  nonce: 'csp-nonce',
  addresses: 'hookwise-addresses',
  checkout: 'hookwise-checkout',
} as const;
export const pagePlaceholders = {
  nonce: '__CSP_NONCE__',
  addresses: '__ADDRESSES__',
  /** The address of the provider's checkout; or `checkoutElsewhere`; or nothing, where nobody sells through a provider. */
  checkout: '__CHECKOUT__',
  /** What search engines may do with the page. */
  robots: '__ROBOTS__',
} as const;

/** A plan can be bought, and not on this page. */
export const checkoutElsewhere = 'elsewhere';
