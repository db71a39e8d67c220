import { suffixRiskOf } from '../../addresses/risky-suffixes.ts';
import { addressDetector } from './define.ts';

/**
 * Fitted; weak on purpose. The suffix alone stays within the safe band. Only a link that goes past the front page of a
 * site which is known not to be widely visited counts a little more: a bare domain may belong to anyone.
 */
export const hostRiskySuffix = addressDetector({
  id: 'host-risky-suffix',
  title: 'Domain ending that is often abused',
  points: 22,
  severity: 'low',
  icon: 'Globe',
  recommendation:
    'Compare the domain with the one on your card, contract or bookmark before you enter anything.',
  find: ({ url, isEstablished, hosting, dynamicDnsZone, facts }) => {
    const risk = suffixRiskOf(url.publicSuffix);
    if (risk === null || isEstablished || hosting || dynamicDnsZone) return [];
    const isBare = url.subdomains.every((label) => label === 'www') && url.segments.length === 0;
    return [
      { suffix: url.publicSuffix ?? '', risk, isDeep: !isBare && facts.popularity?.state === 'absent' },
    ];
  },
  weigh: ({ risk, isDeep }) => (risk === 'mild' ? 12 : isDeep ? 22 : 19),
  // `invoice.zip` reads as the name of a file.
  certainty: ({ suffix }) => (/^(?:zip|mov)$/.test(suffix) ? 'strong' : 'weak'),
  describe: ({ suffix, isDeep }) =>
    `Domains ending in .${suffix} cost next to nothing and are reported for abuse far more often than most${isDeep ? '; few people visit this one' : ''}.`,
});
