import { belongsTo } from '../../brands/organisation.ts';
import { defangHost } from '../../text/defang.ts';
import { senderDetector } from './define.ts';

/**
 * The text claims to be from a brand, but neither the sender nor any link belongs to it. Shops and partners that merely
 * mention a brand link to it or write under their own name.
 */
export const senderBrandText = senderDetector({
  id: 'sender-brand-text',
  title: 'Claims to be from a company that did not send it',
  points: 24,
  severity: 'high',
  icon: 'UserX',
  find: ({ borrowed, sender, links, isConversation }) =>
    borrowed &&
    borrowed.place !== 'name' &&
    sender?.address &&
    !isConversation &&
    !links.some(({ target }) => belongsTo(target.url, borrowed.brand))
      ? [{ claim: borrowed, domain: sender.domain }]
      : [],
  // A name in the subject may be the topic; `your PayPal account` is not.
  weigh: ({ claim }) => (claim.speaks ? 24 : 10),
  where: ({ claim }) => (claim.span ? [claim.span] : []),
  describe: ({ claim, domain }) =>
    `${claim.speaks ? 'The message claims to be from' : 'The subject names'} ${claim.brand.name}, but it was sent from ${defangHost(domain)} and has no link to ${claim.brand.genuine}.`,
  recommendation: 'Ask the company yourself, at an address you already have.',
});
