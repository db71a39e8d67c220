import { phraseDetector } from '../phrase-detector.ts';

/**
 * A locked account makes people hurry past everything else. Services do suspend accounts, so their own word counts a
 * third.
 */
export const wordingAccountThreat = phraseDetector({
  topic: 'account-threat',
  title: 'Threatens to lock or close an account',
  points: 24,
  severity: 'high',
  icon: 'AlertTriangle',
  says: 'It says that an account is locked, limited or about to be closed',
  recommendation:
    'Sign in to the service by your own way. If something is wrong with the account, it says so there.',
});
