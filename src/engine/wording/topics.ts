/** What a message can talk about. Each is judged by the detector of the same name. */
export const topics = [
  'credential-request',
  'account-threat',
  'payment-request',
  'parcel-fee',
  'refund-bait',
  'prize',
  'gift-cards',
  'invoice-lure',
  'payroll-change',
  'code-request',
  'urgency',
  'fear',
  'authority',
  'secrecy',
  'executive-errand',
  'callback',
  'extortion',
  'advance-fee',
  'crypto-lure',
  'device-code',
  'oauth-consent',
  'shared-document',
  'voicemail',
  'mailbox-full',
  'subscription-renewal',
  'virus-scare',
  'job-offer',
  'investment',
  'loan',
  'health-miracle',
  'dating-bait',
  'casino',
  'hard-sell',
  'junk-footer',
  'paste-and-run',
  'generic-greeting',
  'bait-click',
  // No warning sign: what legitimate automatic mail says and lures seldom do.
  'honest-notice',
] as const;
export type Topic = (typeof topics)[number];

/**
 * The phrases about each topic, one per line. They occur in lures and hardly elsewhere; one behind a question mark is a
 * hint, which needs further evidence.
 */
export type Phrasebook = Partial<Record<Topic, string>>;
export const hintMark = '? ';
