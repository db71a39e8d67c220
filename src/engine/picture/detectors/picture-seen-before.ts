import { reputationDetector } from './define.ts';

/**
 * Almost the same picture was judged before. The same engine judged it, so this is not enough alone; a brand's genuine
 * page looks the same as its copy.
 */
export const pictureSeenBefore = reputationDetector({
  id: 'picture-seen-before',
  title: 'Almost the same picture was judged phishing',
  points: 45,
  severity: 'medium',
  icon: 'AlertCircle',
  find: ({ facts: { seenBefore }, isOwnPage }) =>
    seenBefore && seenBefore.times > 0 && !isOwnPage ? [seenBefore] : [],
  weigh: ({ times }) => (times >= 5 ? 45 : times >= 2 ? 35 : 25),
  describe: ({ times, since }) =>
    `A picture that looks almost the same was judged phishing ${times === 1 ? 'once' : `${times} times`} since ${since}.`,
  recommendation: 'Treat it as phishing until you have asked the sender through another channel.',
});
