import { defang, defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/**
 * `https://paypal.com@evil.top/`: everything before the @ is a user name, and the browser goes to what follows. A user name
 * that looks like an address deceives; a plain one with a password is only a leak and counts less.
 */
export const hostUserinfo = addressDetector({
  id: 'host-userinfo',
  title: 'Real destination hidden behind an @ sign',
  points: 40,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. Look at what follows the @ sign: that is where the link leads.',
  find: ({ url }) =>
    url.userinfo !== null && /^(?:https?|ftp)$/.test(url.scheme) && url.host !== ''
      ? [
          {
            before: url.userinfo.slice(0, 60),
            host: url.host,
            looksLikeHost: /[a-z0-9-]\.[a-z]{2,}/i.test(url.userinfo),
          },
        ]
      : [],
  weigh: ({ looksLikeHost }) => (looksLikeHost ? 40 : 15),
  describe: ({ before, host }) =>
    `The link begins with ${defang(before)} but opens ${defangHost(host)}: a browser ignores what comes before the @ sign.`,
});
