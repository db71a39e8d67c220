import { addressDetector } from './define.ts';

/**
 * The domain itself says login, verify, wallet, bonus. Only the part that its owner chose is read: `login.example.com` is
 * how legitimate sites name their sign-in host.
 */
export const hostLureWords = addressDetector({
  id: 'host-lure-words',
  title: 'Domain built from bait words',
  points: 28,
  severity: 'medium',
  icon: 'Fish',
  recommendation: 'Do not follow it. Open the service from your own bookmark and look there.',
  find: ({ hostLures, isEstablished, chosenLabels }) => {
    const words = [...hostLures.credential, ...hostLures.promise];
    return isEstablished || words.length === 0 ? [] : [{ words, name: chosenLabels.join('.') }];
  },
  weigh: ({ words }) => (words.length >= 2 ? 28 : 13),
  describe: ({ words, name }) =>
    `The domain "${name.slice(0, 60)}" uses ${words
      .slice(0, 3)
      .map((word) => `"${word}"`)
      .join(', ')} to sound official or tempting.`,
});
