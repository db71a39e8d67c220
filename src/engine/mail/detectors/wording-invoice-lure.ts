import { phraseDetector } from '../phrase-detector.ts';

/** Business papers get opened. From the sender’s own shop they are ordinary, so there the detector stays quiet. */
export const wordingInvoiceLure = phraseDetector({
  topic: 'invoice-lure',
  title: 'An invoice or order from a stranger',
  points: 16,
  severity: 'medium',
  icon: 'AlertTriangle',
  says: 'It points to an invoice, order or file in the attachment',
  isMeant: ({ standing }) => standing === 'stranger' || standing === 'unknown',
  recommendation: 'Do not open it unless you expect it. Ask the company on a number you know.',
});
