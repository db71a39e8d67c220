import { defangHost } from '../../text/defang.ts';
import { reputationDetector } from './define.ts';

/**
 * Set by hand, as for a domain check: one list is clearly suspicious, three agree. Widely visited sites are listed by
 * mistake more often than not.
 */
export const reputationListedHost = reputationDetector({
  id: 'reputation-listed-host',
  title: 'Host listed for abuse',
  points: 75,
  severity: 'high',
  icon: 'Ban',
  recommendation: 'Do not open it, and delete the message that it came with.',
  find: ({ url, facts: { blocklists }, isEstablished }) =>
    blocklists?.state === 'known' && blocklists.value.listedBy.length > 0
      ? [{ host: url.host, listedBy: blocklists.value.listedBy, isEstablished }]
      : [],
  weigh: ({ listedBy, isEstablished }) => {
    if (isEstablished) return 15;
    return listedBy.length > 2 ? 75 : listedBy.length > 1 ? 60 : 40;
  },
  describe: ({ host, listedBy }) =>
    `${defangHost(host)}, or the address of its server, is on ${listedBy.length === 1 ? 'a list' : 'lists'} of senders and sites that were reported for abuse: ${listedBy.slice(0, 4).join(', ')}.`,
});
