import { defangHost } from '../../text/defang.ts';
import { upkeepDetector } from './define.ts';

/** An attacker can take over a forgotten name server by registering its domain or renting its address. */
export const upkeepLameServers = upkeepDetector({
  id: 'upkeep-lame-servers',
  title: 'Name servers that do not know the domain',
  points: 6,
  severity: 'low',
  icon: 'AlertCircle',
  recommendation: 'If the domain is yours, remove these name servers from its registration or repair them.',
  find: ({ facts: { dns } }) => {
    if (dns.lameServers.state !== 'known' || dns.lameServers.value.length === 0) return [];
    const servers = dns.lameServers.value;
    return [{ servers, isEvery: dns.ns.state === 'known' && servers.length >= dns.ns.value.length }];
  },
  weigh: ({ isEvery }) => (isEvery ? 6 : 3),
  describe: ({ servers, isEvery }) =>
    `${isEvery ? 'None of the name servers answers' : 'Some name servers do not answer'} for this domain: ${servers.slice(0, 4).map(defangHost).join(', ')}.`,
});
