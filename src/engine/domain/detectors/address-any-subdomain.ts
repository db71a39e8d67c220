import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/** Phishing kits use it to give every victim a host of their own; so do many legitimate hosting products. A hint only. */
export const addressAnySubdomain = addressDetector({
  id: 'address-any-subdomain',
  title: 'Every made-up subdomain answers',
  points: 3,
  severity: 'low',
  icon: 'Globe',
  recommendation: 'Read the end of the address, not its beginning: anything can come before this domain.',
  find: ({ facts: { dns }, isTrusted, front, name }) =>
    dns.isWildcard.state === 'known' && dns.isWildcard.value && !isTrusted && front?.hosting === null
      ? [name]
      : [],
  describe: (name) => `Any subdomain of ${defangHost(name)}, even an invented one, leads to the same place.`,
});
