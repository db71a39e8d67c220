import { phraseDetector } from '../phrase-detector.ts';

/**
 * The classic of mailbox thieves: full, held back, to be upgraded here. Delivery failures speak of the mailbox of
 * somebody else.
 */
export const wordingMailboxFull = phraseDetector({
  topic: 'mailbox-full',
  title: 'Says your mailbox or storage is full',
  points: 28,
  severity: 'high',
  icon: 'AlertTriangle',
  says: 'It speaks of a full mailbox, held messages or files about to be lost',
  isMeant: (_, { sender, links }) =>
    links.length > 0 || !/^(?:mailer-daemon|postmaster)@/.test(sender?.address ?? ''),
  recommendation:
    'Look at the storage of your mailbox in its own settings. Your provider does not release messages through a link.',
});
