import { defangHost } from '../../text/defang.ts';
import { destinationDetector } from './define.ts';

/** A known domain in front, an unknown one behind. Links rewritten by security products are not counted. */
export const queryOpenRedirect = destinationDetector({
  id: 'query-open-redirect',
  title: 'Link forwards to another site',
  points: 14,
  severity: 'medium',
  icon: 'Link2',
  recommendation: 'Judge the last address in the chain, not the first: that is the page you would see.',
  find: ({ hops, isEstablished }) => {
    const hop = hops.findLast(({ kind }) => kind !== 'scanner');
    return hop ? [{ from: hop.from.host, to: hop.to.host, kind: hop.kind, isForeign: !isEstablished }] : [];
  },
  weigh: ({ kind, isForeign }) => (!isForeign ? 4 : kind === 'open-redirect' ? 12 : 14),
  describe: ({ from, to }) => `The link starts at ${defangHost(from)} and forwards to ${defangHost(to)}.`,
});
