import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

/** An attacker can take over a forgotten name server by registering its domain or renting its address. */
export const upkeepLameServers = detector({
  id: 'upkeep-lame-servers',
  family: 'upkeep',
  title: 'Name servers that do not know the domain',
  points: 6,
  severity: 'low',
  icon: 'AlertCircle',
  recommendation: 'If the domain is yours, remove these name servers from its registration or repair them.',
  weigh: ({ isEvery }) => (isEvery ? 6 : 3),
  find: ({ facts: { dns } }: DomainCase) => {
    if (dns.lameServers.state !== 'known' || dns.lameServers.value.length === 0) return [];
    const servers = dns.lameServers.value;
    return [{ servers, isEvery: dns.ns.state === 'known' && servers.length >= dns.ns.value.length }];
  },
  describe: ({ servers, isEvery }) =>
    `${isEvery ? 'None of the name servers answers' : 'Some name servers do not answer'} for this domain: ${servers.slice(0, 4).map(defangHost).join(', ')}.`,
});
