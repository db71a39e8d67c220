import { isContentNetwork } from '../../addresses/content-networks.ts';
import { suffixRiskOf } from '../../addresses/risky-suffixes.ts';
import { detector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

/** Numbered names are registered by the hundred. Years and short house numbers are quiet; account names carry numbers. */
export const hostDigits = detector({
  id: 'host-digits',
  family: 'address',
  title: 'Numbered throwaway name',
  points: 21,
  severity: 'low',
  icon: 'Search',
  recommendation: 'Compare the name with the official one; real companies seldom put long numbers into it.',
  weigh: ({ digits, isTenant }) => (digits < 4 ? 9 : isTenant ? 12 : digits === 4 ? 18 : 21),
  find: ({ chosenLabels, isEstablished, url, hosting }: UrlCase) => {
    if (isEstablished || url.ip || isContentNetwork(url.host)) return [];
    // Under an ending where names cost nothing, two digits are enough.
    const enough = suffixRiskOf(url.publicSuffix) === null ? 3 : 2;
    return chosenLabels
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
  describe: ({ name, digits }) =>
    `The name "${name.slice(0, 60)}" carries ${digits} digits, as names registered in bulk do.`,
});

/** `p117h`, `k7b9`: a few letters and digits shuffled, which no firm is called. */
const isCode = (name: string) => name.length <= 7 && /^[a-z]{1,3}\d{2,4}[a-z]{1,3}$/.test(name);
