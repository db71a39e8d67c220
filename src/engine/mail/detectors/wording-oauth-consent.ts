import { phraseDetector } from '../phrase-detector.ts';

/** An app with consent reads the mailbox for months, whatever the password is changed to. */
export const wordingOauthConsent = phraseDetector({
  topic: 'oauth-consent',
  title: 'Asks you to let an app into your account',
  points: 18,
  severity: 'medium',
  icon: 'Key',
  says: 'It asks you to grant or renew access for an app',
  recommendation: 'Refuse, unless you were connecting that app yourself just now.',
});
