import { unicodeLabel } from '../../addresses/punycode.ts';
import { addressDetector } from './define.ts';

/**
 * Letters of two alphabets in one label. Legitimate international domains stay within one script (Japanese mixes its own
 * three, and Latin letters are usual beside them), so only Latin with Cyrillic or Greek counts, and a name made wholly
 * of Cyrillic or Greek letters that all pass for Latin ones.
 */
export const hostMixedScript = addressDetector({
  id: 'host-mixed-script',
  title: 'Letters from two alphabets in one domain',
  points: 40,
  severity: 'high',
  certainty: 'proof',
  icon: 'Eye',
  recommendation: 'Do not open it. Type the domain on your own keyboard and see where that leads.',
  find: ({ url }) =>
    url.host
      .split('.')
      .filter((label) => label.startsWith('xn--'))
      .map(unicodeLabel)
      .filter(isMixed),
  describe: (label) =>
    `"${label}" mixes letters of different alphabets that look the same, so it is not the domain it seems to be.`,
});

const isMixed = (label: string) => {
  const latin = /[a-z]/.test(label);
  const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(label);
  return latin && foreign;
};
