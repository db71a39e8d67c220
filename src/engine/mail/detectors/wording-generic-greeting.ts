import { phraseDetector } from '../phrase-detector.ts';

/** Weak for “dear customer”; an address in the place of a name is what sending kits fill in. */
export const wordingGenericGreeting = phraseDetector({
  topic: 'generic-greeting',
  title: 'Does not know your name',
  points: 12,
  severity: 'low',
  icon: 'UserX',
  says: 'It addresses you like a stranger',
  recommendation: 'Whoever has an account for you usually knows your name. Treat what follows with care.',
});
