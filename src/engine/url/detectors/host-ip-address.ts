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
  find: ({ url }) => (url.ip && !url.ip.isEncoded && !isPrivate(url.host) ? [url.host] : []),
  describe: (host) =>
    `The link leads to the bare number ${defangHost(host)}. Nobody had to register it, so it says nothing about its owner.`,
});

const isPrivate = (host: string) =>
  /^(?:10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i.test(
    host,
  );
