import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

const deep = 3;

/** On a phone only the left end of a long host is visible, so the true owner on the right is pushed out of sight. */
export const hostDeepSubdomains = addressDetector({
  id: 'host-deep-subdomains',
  title: 'Owner pushed out of sight',
  points: 14,
  severity: 'medium',
  icon: 'Eye',
  recommendation: 'Read the domain from the right: only the last two or three parts name the owner.',
  find: ({ url, isEstablished }) => {
    const shown = url.subdomains.filter((label, index) => !(index === 0 && label === 'www'));
    return !isEstablished && shown.length >= deep
      ? [{ host: url.host, owner: url.registrableDomain ?? url.host }]
      : [];
  },
  describe: ({ host, owner }) =>
    `The long host name ${defangHost(host.slice(0, 80))} belongs to ${defangHost(owner)}.`,
});
