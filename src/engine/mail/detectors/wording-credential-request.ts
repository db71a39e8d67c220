import { phraseDetector } from '../phrase-detector.ts';

/**
 * Confirm, verify, update: the one thing every account thief needs. A service asks it too, but from its own domain.
 */
export const wordingCredentialRequest = phraseDetector({
  topic: 'credential-request',
  title: 'Asks for your password or account details',
  points: 30,
  severity: 'high',
  icon: 'Key',
  says: 'It asks you to prove or repair an account through a link',
  recommendation:
    'Do not use the link. Open the service from your own bookmark or app and see whether it asks the same there.',
});
