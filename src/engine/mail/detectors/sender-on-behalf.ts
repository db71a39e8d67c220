import { isMailHandler } from '../../addresses/mail-services.ts';
import { hostOfDomain, isSameOrganisation } from '../../brands/organisation.ts';
import { defang, defangHost } from '../../text/defang.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** RFC 5322 3.6.2: `Sender` names who sent a message that another person wrote. Services and lists use it; forgers too. */
export const senderOnBehalf = senderDetector({
  id: 'sender-on-behalf',
  title: 'Sent by one address in the name of another',
  points: 6,
  severity: 'low',
  icon: 'UserX',
  find: ({ mail, sender, isConversation, proof }) => {
    const acting = mail.sender;
    const host = acting ? hostOfDomain(acting.domain) : null;
    if (!acting || !host || !sender?.host || isConversation || proof.state === 'proven') return [];
    // Forwarders and web forms send for ordinary people, but nobody outside a company sends for its own domain.
    if (!sender.owner) return [];
    if (isSameOrganisation(host, sender.host) || isMailHandler(host.registrableDomain)) return [];
    return [{ acting: acting.address, domain: sender.domain }];
  },
  where: shownFrom,
  describe: ({ acting, domain }) =>
    `The message shows ${defangHost(domain)} as its author, but also says that ${defang(acting)} sent it.`,
  recommendation:
    'Call the author, or write to an address you already have, and ask whether this message is theirs.',
});
