import { defangHost } from '../../text/defang.ts';
import { isStrange } from '../case.ts';
import { destinationDetector } from './define.ts';

/**
 * The buttons lead to hosts that have nothing to do with the sender and that few people know; none leads to the sender.
 * Legitimate mail links to its own site, to well-known sites, or through the service that sends it.
 */
export const linkStrangersOnly = destinationDetector({
  id: 'link-strangers-only',
  title: 'None of its links lead to the sender’s own site',
  points: 14,
  severity: 'medium',
  icon: 'Link',
  find: (input) => {
    const { links, sender, isConversation, isBulk, proof } = input;
    const clicked = links.filter(({ link }) => link.origin === 'href' || link.origin === 'area');
    // An invisible link does not connect a message with its sender.
    const isConnected = clicked.some(({ isSenders, link }) => isSenders && link.span !== null);
    if (!sender?.host || isConversation || clicked.length === 0 || isConnected) return [];
    const strange = clicked.filter(isStrange);
    if (strange.length < clicked.length * 0.5) return [];
    const isOne = new Set(clicked.map(({ target }) => target.url.host)).size === 1;
    // A sender who says how to leave the list and is proven may simply use a service we do not know.
    const isOrderly = isBulk && proof.state === 'proven';
    return strange.map((one) => ({
      one,
      domain: sender.domain,
      points: (isOne ? 14 : 10) - (isOrderly ? 6 : 0),
    }));
  },
  weigh: ({ points }) => points,
  where: ({ one }) => (one.link.span ? [one.link.span] : []),
  describe: ({ one, domain }) =>
    `The message comes from ${defangHost(domain)}, but its links lead to ${defangHost(one.target.url.host)}, a site that has no connection to it and that few people visit.`,
  recommendation: 'Do not open a link to a site that has nothing to do with the sender.',
});
