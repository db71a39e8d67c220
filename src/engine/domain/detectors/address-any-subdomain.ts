import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

/** Kits use it to give every victim a name of its own; so do very many honest hosting products. A hint, no more. */
export const addressAnySubdomain = detector({
  id: 'address-any-subdomain',
  family: 'address',
  title: 'Every made-up name below it answers',
  points: 3,
  severity: 'low',
  icon: 'Globe',
  recommendation: 'Read the end of the address, not its beginning: anything can stand in front of this name.',
  find: ({ facts: { dns }, isTrusted, front, name }: DomainCase) =>
    dns.isWildcard.state === 'known' && dns.isWildcard.value && !isTrusted && front?.hosting === null
      ? [name]
      : [],
  describe: (name) =>
    `Any name in front of ${defangHost(name)}, even an invented one, leads to the same place.`,
});
