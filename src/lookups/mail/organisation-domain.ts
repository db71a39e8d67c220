import { getDomain } from 'tldts';

const unset = 'unset.invalid';

/** As browsers write a host in ASCII; empty for what is none. Node's own function for it is missing on other platforms. */
const asciiHost = (text: string): string => {
  const url = new URL(`ws://${unset}`);
  url.hostname = text;
  return url.hostname === unset ? '' : url.hostname;
};

/** Lower case, in ASCII, without the root dot; null for what is not a domain. */
export const plainDomain = (text: string): string | null => {
  const domain = asciiHost(text.trim().toLowerCase()).replace(/\.$/, '');
  return domain.length <= 253 && /^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9])?$/.test(domain) ? domain : null;
};

/** Two domains of one organisation share a registered domain. Customers of one hoster do not. */
export const isSameOrganisation = (a: string, b: string): boolean => organisationOf(a) === organisationOf(b);

const organisationOf = (domain: string) => getDomain(domain, { allowPrivateDomains: true }) ?? domain;

/**
 * The one domain that From shows. Null when it shows none or several: a signature may then cover another line than the
 * one a mail program displays, so nothing can be aligned with it (RFC 9989 5.3.1).
 */
export const authorDomain = (addresses: readonly string[], fromFields: number): string | null => {
  const domains = new Set(
    addresses.map((address) => plainDomain(address.slice(address.lastIndexOf('@') + 1))),
  );
  const [domain = null] = domains;
  return fromFields === 1 && domains.size === 1 ? domain : null;
};
