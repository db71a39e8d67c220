import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** Mailing lists add footers to signed mail; anything else that changes a signed text is worth a look. */
export const senderAlteredText = senderDetector({
  id: 'sender-altered-text',
  title: 'Text was changed after it was signed',
  points: 12,
  severity: 'medium',
  icon: 'ShieldX',
  find: ({ proof, isConversation }) => (proof.isAltered && !isConversation ? [proof] : []),
  where: shownFrom,
  describe: () =>
    'The sender signed the message, but the text no longer matches the signature: something was added or replaced on the way.',
  recommendation: 'Ask the sender to send the message again.',
});
