import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/** Ports of hosting panels and common test servers. */
const usual = new Set(['', '80', '443', '8080', '8443']);

export const hostUnusualPort = addressDetector({
  id: 'host-unusual-port',
  title: 'Unusual port number',
  points: 21,
  severity: 'medium',
  icon: 'AlertCircle',
  recommendation: 'Open it only if the person who runs the site told you about this port.',
  find: ({ url, isEstablished }) =>
    !isEstablished && /^https?$/.test(url.scheme) && !usual.has(url.port)
      ? [{ port: url.port, host: url.host }]
      : [],
  describe: ({ port, host }) =>
    `The link goes to port ${port} of ${defangHost(host)}; public sites need none.`,
});
