import { defangHost } from '../../text/defang.ts';
import { destinationDetector } from './define.ts';

/** Newsletters and advertisements count clicks this way, and so do lures: nobody sees where the link leads. */
export const pathHiddenDestination = destinationDetector({
  id: 'path-hidden-destination',
  title: 'Forwarding link hides its destination',
  points: 21,
  severity: 'low',
  icon: 'Link2',
  certainty: 'unvouched',
  recommendation:
    'Open the sender’s site yourself instead of following a link whose destination is not shown.',
  find: ({ place: { forwarder, shortener }, url }) =>
    forwarder !== null && shortener === null ? [{ host: url.host, forwarder }] : [],
  describe: ({ host, forwarder }) =>
    `${defangHost(host)} belongs to ${forwarder}, which forwards to an address that the link does not show.`,
});
