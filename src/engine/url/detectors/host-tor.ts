import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/** Such a name is computed from a key: no registry gave it out, and nobody can be asked whose it is. */
export const hostTor = addressDetector({
  id: 'host-tor',
  title: 'Address inside the Tor network',
  points: 21,
  severity: 'medium',
  icon: 'Globe',
  certainty: 'unvouched',
  recommendation: 'Do not sign in or pay there unless you have the address from the service’s own site.',
  find: ({ outside, url }) => (outside?.kind === 'Tor network' ? [url.host] : []),
  describe: (host) => `Nobody has to say who runs ${defangHost(host.slice(0, 80))}.`,
});
