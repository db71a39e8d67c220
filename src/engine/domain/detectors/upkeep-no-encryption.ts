import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

/** Nothing answers on the encrypted port of a name that has an address. Low: it is old-fashioned, and traps do have it. */
export const upkeepNoEncryption = detector({
  id: 'upkeep-no-encryption',
  family: 'upkeep',
  title: 'Site without encryption',
  points: 5,
  severity: 'low',
  icon: 'Key',
  recommendation: 'Enter no password and no card number there: anybody on the way could read it.',
  find: ({ facts: { certificate, dns }, name }: DomainCase) => {
    const hasAddress = dns.a.state === 'known' || dns.aaaa.state === 'known';
    return certificate.state === 'absent' && hasAddress ? [name] : [];
  },
  describe: (name) => `${defangHost(name)} offers no encrypted connection (HTTPS).`,
});
