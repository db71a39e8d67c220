import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import { isStrange, type MailCase } from '../case.ts';

/**
 * The buttons lead to hosts that have nothing to do with the sender and that few people know; none leads to the sender.
 * Honest mail links to its own site, to sites everybody knows, or through the service that sends it.
 */
export const linkStrangersOnly = detector({
  id: 'link-strangers-only',
  family: 'destination',
  title: 'Links lead to strangers only',
  points: 14,
  severity: 'medium',
  icon: 'Link',
  find: (input: MailCase) => {
    const { links, sender, isConversation, isBulk, proof } = input;
    const pressed = links.filter(({ link }) => link.origin === 'href' || link.origin === 'area');
    // A link that nobody can see does not connect a message with its sender.
    const isConnected = pressed.some(({ isSenders, link }) => isSenders && link.span !== null);
    if (!sender?.host || isConversation || pressed.length === 0 || isConnected) return [];
    const strangers = pressed.filter(isStrange);
    if (strangers.length < pressed.length * 0.5) return [];
    const isOne = new Set(pressed.map(({ target }) => target.url.host)).size === 1;
    // A sender who says how to leave the list and is proven may simply use a service we do not know.
    const isOrderly = isBulk && proof.state === 'proven';
    return strangers.map((one) => ({
      one,
      domain: sender.domain,
      points: (isOne ? 14 : 10) - (isOrderly ? 6 : 0),
    }));
  },
  weigh: ({ points }) => points,
  where: ({ one }) => (one.link.span ? [one.link.span] : []),
  describe: ({ one, domain }) =>
    `The message comes from ${defangHost(domain)}, but its links lead to ${defangHost(one.target.url.host)}, a site that has no connection to it and is hardly visited.`,
  recommendation: 'Do not press a link whose site you cannot connect with the sender.',
});
