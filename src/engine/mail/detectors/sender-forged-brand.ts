import { defangHost } from '../../text/defang.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** The address is the company's own, but the checks say that the company did not send it. */
export const senderForgedBrand = senderDetector({
  id: 'sender-forged-brand',
  title: 'Forged sender address',
  points: 45,
  severity: 'high',
  icon: 'ShieldX',
  find: ({ sender, proof, isConversation }) =>
    sender?.owner && proof.state === 'refuted'
      ? [{ domain: sender.domain, name: sender.owner.name, isConversation }]
      : [],
  // Mailing lists change what their members signed; a sender who pretends to be a list still gets a warning.
  weigh: ({ isConversation }) => (isConversation ? 18 : 45),
  certainty: ({ isConversation }) => (isConversation ? 'weak' : 'clear'),
  where: shownFrom,
  describe: ({ domain, name }) =>
    `The address ends in ${defangHost(domain)}, which belongs to ${name}, but the message fails the checks that their mail passes. They did not send it.`,
  recommendation: 'Do not trust the sender line: it was forged.',
});
