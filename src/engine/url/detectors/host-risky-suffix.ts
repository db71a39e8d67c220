import { suffixRiskOf } from '../../addresses/risky-suffixes.ts';
import { detector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

/**
 * Fitted; weak on purpose. The ending alone stays within the safe band. Only a link that goes past the front page of a
 * site which is known not to be among the widely visited ones counts a little more: a bare name may be anybody's.
 */
export const hostRiskySuffix = detector({
  id: 'host-risky-suffix',
  family: 'address',
  title: 'Ending that is often abused',
  points: 22,
  severity: 'low',
  icon: 'Globe',
  recommendation:
    'Check the name against the one on your card, contract or bookmark before you enter anything.',
  weigh: ({ risk, isDeep }) => (risk === 'mild' ? 12 : isDeep ? 22 : 19),
  find: ({ url, isEstablished, hosting, dynamicDnsZone, facts }: UrlCase) => {
    const risk = suffixRiskOf(url.publicSuffix);
    if (risk === null || isEstablished || hosting || dynamicDnsZone) return [];
    const isBare = url.subdomains.every((label) => label === 'www') && url.segments.length === 0;
    return [
      { suffix: url.publicSuffix ?? '', risk, isDeep: !isBare && facts.popularity?.state === 'absent' },
    ];
  },
  describe: ({ suffix, isDeep }) =>
    `Names ending in .${suffix} cost next to nothing and are reported for abuse far more often than most${isDeep ? '; few people visit this one' : ''}.`,
});
