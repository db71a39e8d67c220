import { defangHost } from '../../text/defang.ts';
import { upkeepDetector } from './define.ts';

/** The domain has an address, but its port 443 is closed. Low: it is merely old-fashioned, and phishing sites have HTTPS. */
export const upkeepNoEncryption = upkeepDetector({
  id: 'upkeep-no-encryption',
  title: 'Site without encryption',
  points: 5,
  severity: 'low',
  icon: 'Key',
  recommendation: 'Enter no password and no card number there: others on the network could read them.',
  find: ({ facts: { certificate, dns }, name }) => {
    const hasAddress = dns.a.state === 'known' || dns.aaaa.state === 'known';
    return certificate.state === 'absent' && hasAddress ? [name] : [];
  },
  describe: (name) => `${defangHost(name)} offers no encrypted connection (HTTPS).`,
});
