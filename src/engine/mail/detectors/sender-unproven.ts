import { detector } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';
import { shownAuthentication } from './where.ts';

/** The receiver looked for a signature and for permission to send, and found neither. Small senders forget both too. */
export const senderUnproven = detector({
  id: 'sender-unproven',
  family: 'sender',
  title: 'Nothing proves who sent it',
  points: 8,
  severity: 'low',
  icon: 'ShieldX',
  find: ({ mail, proof, isConversation }: MailCase) => {
    const [said] = mail.receiverVerdicts;
    const isUnsigned = said?.dkim === 'none';
    const isUnlisted = said?.spf === 'none' || said?.spf === 'neutral' || said?.spf === 'permerror';
    return proof.state === 'unknown' && isUnsigned && isUnlisted && !isConversation ? [said] : [];
  },
  where: shownAuthentication,
  describe: () =>
    'The message is not signed, and the domain it names does not say who may send for it. Anybody could have written that sender.',
  recommendation: 'Treat the sender line as unproven.',
});
