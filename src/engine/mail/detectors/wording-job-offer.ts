import { phraseDetector } from '../phrase-detector.ts';

/** Simple tasks, daily pay, no experience: mules for stolen money are found like that. */
export const wordingJobOffer = phraseDetector({
  topic: 'job-offer',
  title: 'A job that pays too well for too little',
  points: 16,
  severity: 'medium',
  icon: 'Fish',
  says: 'It offers easy money from home',
  recommendation: 'Do not answer. Such jobs pass on stolen money or parcels, or end with a fee.',
});
