import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

/** Nearly always a forgotten key; careful resolvers then refuse the name, so its visitors are the ones who suffer. */
export const upkeepBrokenSignature = detector({
  id: 'upkeep-broken-signature',
  family: 'upkeep',
  title: 'Signature of the name does not fit',
  points: 8,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation:
    'Wait until its owner has repaired it: what the name answers cannot be told from a forgery.',
  find: ({ facts: { dns }, name }: DomainCase) =>
    dns.dnssec.state === 'known' && dns.dnssec.value === 'broken' ? [name] : [],
  describe: (name) =>
    `${defangHost(name)} is signed (DNSSEC), but its answers do not fit the signature that its registry keeps.`,
});
