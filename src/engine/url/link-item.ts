import type { ParsedUrl } from '../addresses/parse-url.ts';
import { placeOf } from '../addresses/place.ts';
import { destinationOf } from './link-findings.ts';

/** What a link says of the person who shares it, and nothing of the page. */
const trackingParam = /^(?:utm_[a-z]+|usp|fbclid|gclid|msclkid|mc_[ce]id|igshid)$/i;

/**
 * What exactly a link leads to, for a person's decision about it: the host, or the page alone where anybody can publish beside it
 * or the address hides who does. Null for text that is no link.
 */
export const linkItem = (text: string): string | null => {
  const url = destinationOf(text);
  return url && siteOf(url);
};

const siteOf = (url: ParsedUrl): string => {
  if (url.host === '') return url.href;
  const host = url.port === '' ? url.host : `${url.host}:${url.port}`;
  return isNamedByHost(url) ? host : `${host}${url.path}${ownQuery(url)}${url.fragment}`;
};

const isNamedByHost = (url: ParsedUrl): boolean => {
  const { author, hosting, dynamicDnsZone, openPublishing } = placeOf(url);
  if (author === 'owner' || dynamicDnsZone !== null) return true;
  // A tenant of a hosting company has a host of their own; a member of a site has a path of it.
  return author === 'tenant' && hosting !== null && openPublishing === null;
};

const ownQuery = ({ params }: ParsedUrl): string =>
  params
    .filter(({ name }) => !trackingParam.test(name))
    .map(({ name, value }) => `&${name}=${value}`)
    .join('');
