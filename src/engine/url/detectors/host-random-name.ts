import { isContentNetwork } from '../../addresses/content-networks.ts';
import { suffixRiskOf } from '../../addresses/risky-suffixes.ts';
import { defangHost } from '../../text/defang.ts';
import { strangeness } from '../../text/strangeness.ts';
import { addressDetector } from './define.ts';

/** Bits per letter; fitted on the domains of the training half. Legitimate ones above it: 1 in 100 and 1 in 20. */
const clearly = 5.6;
const somewhat = 4.9;
/** Under a suffix or on a host where names cost next to nothing. */
const slightly = 4.4;
const initialsAllowance = 0.9;
/** Hex strings and identifiers of app platforms: `pub-85bbcfc8e2cc4e20…`. */
const hexName = /^(?:[a-z]+-)?(?=[a-f0-9]*\d)[a-f0-9]{16,}$/;

/** A name that a program chose. International domains are not read this way. */
export const hostRandomName = addressDetector({
  id: 'host-random-name',
  title: 'Domain that looks computer-generated',
  points: 16,
  severity: 'medium',
  icon: 'Search',
  recommendation:
    'Do not trust a domain you could not spell on the phone; reach the sender through another channel.',
  find: ({ chosenLabels, isEstablished, url, hosting }) => {
    if (isEstablished || isContentNetwork(url.host)) return [];
    const isCheap = hosting?.kind === 'preview' || suffixRiskOf(url.publicSuffix) !== null;
    const own = chosenLabels.map((name) => ({ name, odd: oddness(name), isChosen: true }));
    // In front of a registered domain only the clear cases count: short technical labels look odd and are legitimate.
    const front = (hosting ? [] : url.subdomains)
      .filter((label) => label.length >= 6)
      .map((name) => ({ name, odd: oddness(name) - (clearly - somewhat), isChosen: false }));
    return [...own, ...front]
      .filter(
        ({ name, odd, isChosen }) =>
          odd >= (isCheap && isChosen ? slightly : somewhat) && !name.startsWith('xn--'),
      )
      .sort((a, b) => b.odd - a.odd);
  },
  weigh: ({ odd, isChosen }) => (odd < somewhat ? 5 : !isChosen ? 9 : odd >= clearly ? 16 : 9),
  describe: ({ name }) =>
    `"${defangHost(name.slice(0, 60))}" looks like random letters rather than a word or a company.`,
});

/** Platforms make up names like `bold-tree-1a2b3c` themselves; the tenant did not choose them. */
const machineTail = /-[0-9a-f]{5,8}$/;
const oddness = (label: string): number => {
  if (hexName.test(label)) return 7;
  // Letters and digits in turn (`x5dnc5`, `b35ppp`): a person writes the number at the end.
  const changes = label.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0;
  if (changes >= 3 && label.length <= 24 && !machineTail.test(label)) return 6;
  // Four and five letters are often initials (`mbna`, `lmcu`).
  const name = label.replace(machineTail, '');
  return name.length < 6 ? strangeness(name) - initialsAllowance : strangeness(name);
};
