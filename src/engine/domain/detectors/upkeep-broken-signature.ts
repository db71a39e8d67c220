import { defangHost } from '../../text/defang.ts';
import { upkeepDetector } from './define.ts';

/** Nearly always a forgotten key; validating resolvers then refuse the domain, so its visitors suffer. */
export const upkeepBrokenSignature = upkeepDetector({
  id: 'upkeep-broken-signature',
  title: 'Signature of the domain does not match',
  points: 8,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation: 'Wait until its owner has repaired it: its answers cannot be told from a forgery.',
  find: ({ facts: { dns }, name }) =>
    dns.dnssec.state === 'known' && dns.dnssec.value === 'broken' ? [name] : [],
  describe: (name) =>
    `${defangHost(name)} is signed (DNSSEC), but its answers do not match the key that its registry publishes.`,
});
