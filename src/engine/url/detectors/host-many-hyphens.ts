import { isPersonalPage } from '../../addresses/free-hosts.ts';
import { addressDetector } from './define.ts';

const many = 3;

/** A sentence in hyphens: `secure--robinhood-com----cdn-en`. */
export const hostManyHyphens = addressDetector({
  id: 'host-many-hyphens',
  title: 'Domain strung together with hyphens',
  points: 21,
  severity: 'low',
  icon: 'Minus',
  recommendation:
    'Read the domain from the right: the owner comes just before the ending, not among the words in front.',
  find: ({ chosenLabels, isEstablished }) =>
    isEstablished
      ? []
      : chosenLabels
          .filter((name) => !name.startsWith('xn--'))
          .map((name) => ({ name, hyphens: name.split('-').length - 1, isDoubled: name.includes('--') }))
          .filter(({ name, hyphens, isDoubled }) => isDoubled || (hyphens >= many && !isPersonalPage(name))),
  weigh: ({ hyphens, isDoubled }) => (isDoubled || hyphens > many ? 21 : 7),
  describe: ({ name, hyphens }) =>
    `The domain "${name.slice(0, 60)}" joins ${hyphens + 1} pieces with hyphens.`,
});
