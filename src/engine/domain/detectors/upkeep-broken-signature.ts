import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

/** Nearly always a forgotten key; validating resolvers then refuse the domain, so its visitors suffer. */
export const upkeepBrokenSignature = detector({
  id: 'upkeep-broken-signature',
  family: 'upkeep',
  title: 'Signature of the domain does not match',
  points: 8,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation: 'Wait until its owner has repaired it: its answers cannot be told from a forgery.',
  find: ({ facts: { dns }, name }: DomainCase) =>
    dns.dnssec.state === 'known' && dns.dnssec.value === 'broken' ? [name] : [],
  describe: (name) =>
    `${defangHost(name)} is signed (DNSSEC), but its answers do not match the key that its registry publishes.`,
});
