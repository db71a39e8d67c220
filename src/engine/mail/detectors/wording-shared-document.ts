import { phraseDetector } from '../phrase-detector.ts';

/**
 * Shared, to be signed, expiring: the page behind it asks for a mailbox password. A sharing service that writes from
 * its own domain and links to it does what it is there for.
 */
export const wordingSharedDocument = phraseDetector({
  topic: 'shared-document',
  title: 'A document waiting behind a link',
  points: 16,
  severity: 'medium',
  icon: 'Link',
  says: 'It says that a document was shared with you',
  isMeant: (_, { sender, borrowed, links }) =>
    borrowed !== null || !sender?.owner || !links.some(({ isSenders }) => isSenders),
  recommendation: 'Ask the person by another way whether they sent it, or open the sharing service yourself.',
});
