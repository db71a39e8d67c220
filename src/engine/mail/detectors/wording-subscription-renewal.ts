import { phraseDetector } from '../phrase-detector.ts';

/**
 * Antivirus, streaming, memberships. Honest reminders say the same from the domain of the service and link to it.
 */
export const wordingSubscriptionRenewal = phraseDetector({
  topic: 'subscription-renewal',
  title: 'A subscription that failed, ended or renewed itself',
  points: 20,
  severity: 'medium',
  icon: 'Clock',
  says: 'It says that a subscription or its payment needs you now',
  recommendation: 'Look at the subscription in the service itself. Do not enter a card through the message.',
});
