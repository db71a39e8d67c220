import { isContentNetwork } from '../../addresses/content-networks.ts';
import { suffixRiskOf } from '../../addresses/risky-suffixes.ts';
import { addressDetector } from './define.ts';

/** Numbered domains are registered by the hundred. Years and short numbers are left alone; account names carry numbers. */
export const hostDigits = addressDetector({
  id: 'host-digits',
  title: 'Throwaway domain with a number in it',
  points: 21,
  severity: 'low',
  icon: 'Search',
  recommendation:
    'Compare the domain with the official one; real companies seldom put long numbers into theirs.',
  find: ({ chosenLabels, isEstablished, url, hosting }) => {
    if (isEstablished || url.ip || isContentNetwork(url.host)) return [];
    // Under a suffix whose domains cost next to nothing, two digits are enough.
    const enough = suffixRiskOf(url.publicSuffix) === null ? 3 : 2;
    return chosenLabels
      .filter((name) => !name.startsWith('xn--'))
      .map((name) => ({
        name,
        digits: name
          .replace(/-[0-9a-f]{5,8}$/, '')
          .replace(/(?:19|20)\d\d(?!\d)/, '')
          .replace(/\D/g, '').length,
        isTenant: hosting !== null,
      }))
      .filter(({ name, digits }) => digits >= enough || isCode(name));
  },
  weigh: ({ digits, isTenant }) => (digits < 4 ? 9 : isTenant ? 12 : digits === 4 ? 18 : 21),
  describe: ({ name, digits }) =>
    `"${name.slice(0, 60)}" contains ${digits} digits, as domains registered in bulk do.`,
});

/** `p117h`, `k7b9`: a few letters and digits shuffled, as no company is called. */
const isCode = (name: string) => name.length <= 7 && /^[a-z]{1,3}\d{2,4}[a-z]{1,3}$/.test(name);
