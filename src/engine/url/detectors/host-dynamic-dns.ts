import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

export const hostDynamicDns = addressDetector({
  id: 'host-dynamic-dns',
  title: 'Free domain that can move at any minute',
  points: 24,
  severity: 'medium',
  icon: 'Globe',
  certainty: 'unvouched',
  recommendation: 'Open it only if it is your own device, or you know whose it is.',
  find: ({ dynamicDnsZone, url }) => (dynamicDnsZone ? [{ zone: dynamicDnsZone, host: url.host }] : []),
  describe: ({ zone, host }) =>
    `${defangHost(host)} is a free domain under ${defangHost(zone)}, meant for home devices; no company serves its customers there.`,
});
