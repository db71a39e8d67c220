import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

/** A forgotten name server can be taken over by whoever registers it or rents its address. */
export const upkeepLameServers = detector({
  id: 'upkeep-lame-servers',
  family: 'upkeep',
  title: 'Name servers that know nothing of the name',
  points: 6,
  severity: 'low',
  icon: 'AlertCircle',
  recommendation: 'If the name is yours, remove these name servers from its registration or repair them.',
  weigh: ({ isEvery }) => (isEvery ? 6 : 3),
  find: ({ facts: { dns } }: DomainCase) => {
    if (dns.lameServers.state !== 'known' || dns.lameServers.value.length === 0) return [];
    const servers = dns.lameServers.value;
    return [{ servers, isEvery: dns.ns.state === 'known' && servers.length >= dns.ns.value.length }];
  },
  describe: ({ servers, isEvery }) =>
    `${isEvery ? 'None of the name servers answers' : 'Some name servers do not answer'} for this name: ${servers.slice(0, 4).map(defangHost).join(', ')}.`,
});
