import { senderDetector } from './define.ts';
import { shownAuthentication } from './where.ts';

/** The receiver looked for a signature and for permission to send, and found neither. Small senders forget both too. */
export const senderUnproven = senderDetector({
  id: 'sender-unproven',
  title: 'Nothing proves who sent it',
  points: 8,
  severity: 'low',
  icon: 'ShieldX',
  find: ({ mail, proof, isConversation }) => {
    const [verdict] = mail.receiverVerdicts;
    const isUnsigned = verdict?.dkim === 'none';
    const isUnlisted = verdict?.spf === 'none' || verdict?.spf === 'neutral' || verdict?.spf === 'permerror';
    return proof.state === 'unknown' && isUnsigned && isUnlisted && !isConversation ? [verdict] : [];
  },
  where: shownAuthentication,
  describe: () =>
    'The message is not signed, and its domain does not say who may send for it. Anyone could have written that sender line.',
  recommendation: 'Treat the sender line as unproven.',
});
