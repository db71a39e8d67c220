import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/** Private networks are left alone: routers and printers have no domain. */
export const hostIpAddress = addressDetector({
  id: 'host-ip-address',
  title: 'Numeric address instead of a domain',
  points: 30,
  severity: 'high',
  icon: 'Globe',
  recommendation: 'Do not open it. Companies use domains, so type the one you know into the browser.',
  find: ({ url, outside }) => (url.ip && !url.ip.isEncoded && !outside ? [url.host] : []),
  describe: (host) =>
    `The link leads to the bare number ${defangHost(host)}. Nobody had to register it, so it says nothing about its owner.`,
});
