import { isContentNetwork } from '../../addresses/content-networks.ts';
import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/**
 * A familiar suffix in the middle of the host name: `usps.com-track.top`, `www-netflix-com.top`, `bank.co.uk.evil.ru`. The eye
 * stops at the first ".com".
 */
export const hostFakeEnding = addressDetector({
  id: 'host-fake-ending',
  title: 'False ending in the middle of the domain',
  points: 32,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. Only the very end of the domain counts, and here it names another owner.',
  find: ({ url, isEstablished, hosting, imitation }) => {
    if (isEstablished || isContentNetwork(url.host) || url.ip || url.registrableDomain === null) return [];
    const continued = url.subdomains.length > 0 && /^(?:com|net|org|gov|co|info)-/.test(url.label);
    const dashed = !hosting && /^www-[a-z]|[a-z0-9]{3,}-(?:com|gov|net|org)(?:-|$)/.test(url.label);
    const inner =
      url.subdomains.slice(0, -1).length > 0 &&
      /(?:^|\.)[a-z0-9-]{2,}\.(?:com|net|org|gov|co\.uk|com\.br|co\.jp)$/.test(url.subdomains.join('.'));
    const isPlain = /(?:^|[a-z0-9]{3}-)(?:com|gov)(?:-|$)/.test(url.label);
    return continued || dashed || inner
      ? [{ host: url.host, owner: url.registrableDomain, isBrands: imitation !== null, isPlain }]
      : [];
  },
  // `financial-net.com` is a name; `…-com.top` and `…-gov.com` are written to be misread.
  certainty: ({ isBrands, isPlain }) => (isBrands ? 'proof' : isPlain ? 'strong' : 'weak'),
  describe: ({ host, owner }) =>
    `${defangHost(host.slice(0, 80))} contains a familiar ending, but the address really belongs to ${defangHost(owner)}.`,
});
