import type { ParsedUrl } from '../../addresses/parse-url.ts';
import { defang, defangHost } from '../../text/defang.ts';
import { brandBeforeAt } from '../named-brand.ts';
import { addressDetector } from './define.ts';

/**
 * `https://paypal.com@evil.top/`: everything before the @ is a user name, and the browser goes to what follows. One that
 * looks like an address, names a brand or is written in codes is there to be misread: none of 129,447 legitimate links has
 * such a one. A plain one with a password is only a leak and counts less.
 */
export const hostUserinfo = addressDetector({
  id: 'host-userinfo',
  title: 'Real destination hidden behind an @ sign',
  points: 40,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. Look at what follows the @ sign: that is where the link leads.',
  find: ({ url, isGenuineBrand }) =>
    url.userinfo !== null && /^(?:https?|ftp)$/.test(url.scheme) && url.host !== ''
      ? [
          {
            before: url.userinfo.slice(0, 60),
            host: url.host,
            isMisleading: !isGenuineBrand && isMisleading(url),
          },
        ]
      : [],
  weigh: (evidence) => (evidence.isMisleading ? 40 : 15),
  certainty: (evidence) => (evidence.isMisleading ? 'proof' : 'weak'),
  describe: ({ before, host }) =>
    `The link begins with ${defang(before)} but opens ${defangHost(host)}: a browser ignores what comes before the @ sign.`,
});

/** What stands before a colon is the name, the rest a password. */
const isMisleading = (url: ParsedUrl): boolean => {
  const { userinfo, raw } = url;
  const [name = ''] = (userinfo ?? '').split(':');
  // `jane%40firm.example:token@git.example`: so programs sign in. A person is shown an @ that is not encoded.
  if (/^[^@]+@[^@]+$/.test(name) && /%40/.test(raw)) return false;
  return hostLike.test(name) || numeric.test(name) || disguised.test(name) || brandBeforeAt(url) !== null;
};

/** With an ending that people know: `john.smith` is a user's name. */
const hostLike = /^www\.|\.(?:com|net|org|gov|edu|info|app|io|(?:com?\.)?[a-z]{2})(?:$|\/)/i;

const numeric = /^(?:\d{1,3}\.){3}\d{1,3}$|^0(?:x[0-9a-f]{6,8}|[0-7]{9,11})$/i;

/** Slashes, and letters that are not shown. */
const disguised = /[/\\]|[^\x20-\x7e]/;
