import { isMailService } from '../../addresses/mail-services.ts';
import { defangHost } from '../../text/defang.ts';
import { destinationDetector } from './define.ts';

const leave =
  /unsub|opt.?out|abmelde|abbestell|desinscri|desabonn|cancelar|baja|annulla iscrizione|disiscriv|uitschrijv|remove|preferences/i;

/** Button and "unsubscribe" lead to the same unknown host: unsubscribing is one more click on the bait. */
export const linkOneForAll = destinationDetector({
  id: 'link-one-for-all',
  title: 'Unsubscribe link is part of the bait',
  points: 10,
  severity: 'low',
  icon: 'Link',
  find: ({ links, sender, isConversation }) => {
    if (isConversation || links.length < 2) return [];
    const out = links.find(({ link }) => leave.test(link.words ?? ''));
    if (!out || out.isSenders || out.target.isEstablished || sender?.isEstablished) return [];
    const { host, registrableDomain } = out.target.url;
    // A service that sends newsletters counts every click of its customers, the last one too.
    if (isMailService(registrableDomain)) return [];
    return links.every(({ target }) => target.url.host === host) ? [{ out, host }] : [];
  },
  where: ({ out }) => (out.link.span ? [out.link.span] : []),
  describe: ({ host }) =>
    `Everything in the message, the unsubscribe link included, leads to ${defangHost(host)}, which is not the sender’s.`,
  recommendation:
    'Do not unsubscribe here: a click only shows that you read your mail. Mark it as junk instead.',
});
