import { defang, defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

/**
 * `https://paypal.com@evil.top/`: everything before the @ is a user name, and the browser goes to what follows. A user name
 * that looks like an address deceives; a plain one with a password is only a leak and counts less.
 */
export const hostUserinfo = detector({
  id: 'host-userinfo',
  family: 'address',
  title: 'Real destination hidden behind an @ sign',
  points: 40,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. Look at what follows the @ sign: that is where the link leads.',
  weigh: ({ looksLikeHost }) => (looksLikeHost ? 40 : 15),
  find: ({ url }: UrlCase) =>
    url.userinfo !== null && /^(?:https?|ftp)$/.test(url.scheme) && url.host !== ''
      ? [
          {
            before: url.userinfo.slice(0, 60),
            host: url.host,
            looksLikeHost: /[a-z0-9-]\.[a-z]{2,}/i.test(url.userinfo),
          },
        ]
      : [],
  describe: ({ before, host }) =>
    `The link begins with ${defang(before)} but opens ${defangHost(host)}: a browser ignores what comes before the @ sign.`,
});
