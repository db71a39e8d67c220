import { organisationReturnPath } from './organisation-return-path.ts';

/** Where each tool stands. `/` shows the first one. */
export const checkPaths = {
  email: '/check/email',
  screenshot: '/check/screenshot',
  url: '/check/url',
  whois: '/check/whois',
  vulnerability: '/check/vulnerability',
} as const;

/** What fills a form from its address: `/check/url?u=…` and `/check/whois?d=…`. Nothing starts by itself. */
export const fillNames = { url: 'u', whois: 'd' } as const;

const resultsPath = '/result/';

/** Where the owner of a kept analysis finds it again. */
export const resultPath = (id: string): string => `${resultsPath}${id}`;

/** The id in the address of a result; null for any other address. */
export const resultIdOf = (path: string): string | null =>
  path.startsWith(resultsPath) ? path.slice(resultsPath.length) : null;

/**
 * The only page with the provider's checkout. Its policy lets the provider in, so a browser that has loaded another page
 * loads this one anew, and the other way round.
 */
export const checkoutPage = '/pricing';

/** Every other page there is, as its path. Any path that is neither answers 404, with a page that says so. */
export const pagePaths = [
  '/',
  ...Object.values(checkPaths),
  checkoutPage,
  '/about',
  '/accuracy',
  '/help',
  '/developers',
  '/dashboard',
  '/account',
  '/account/jobs',
  '/watch',
  '/watch/dmarc',
  '/team',
  '/team/join',
  organisationReturnPath,
  '/admin',
  '/privacy-policy',
  '/terms-of-service',
] as const;

/**
 * What a phone shares with the installed page comes as a form to `path`. The service worker keeps it under `cache` for the
 * page, which opens at `landing` and takes it; without one the server leads there, and the page says that nothing came.
 */
export const sharing = {
  path: '/share',
  cache: 'hookwise-shared',
  landing: `${checkPaths.screenshot}?shared`,
  flag: 'shared',
  fields: { title: 'title', text: 'text', url: 'url', file: 'file' },
} as const;
