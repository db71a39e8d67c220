import { defangHost } from '../../text/defang.ts';
import { imitationDetector } from './define.ts';
import { shownFrom } from './where.ts';

export const senderLookalikeDomain = imitationDetector({
  id: 'sender-lookalike-domain',
  title: 'Sender’s domain imitates a known one',
  points: 40,
  severity: 'high',
  icon: 'Fish',
  find: ({ sender, isUnderOwnName, claims }) =>
    sender?.imitation && !sender.isEstablished
      ? [
          {
            imitation: sender.imitation,
            domain: sender.domain,
            isUnderOwnName,
            isClaimed: claims.some(({ brand }) => brand.genuine === sender.imitation?.brand.genuine),
          },
        ]
      : [],
  // Resellers and fan clubs carry a brand's name too; exact misspellings do not happen to them.
  weigh: ({ imitation, isUnderOwnName }) => (isUnderOwnName ? 5 : imitation.isStrong ? 40 : 16),
  certainty: ({ imitation: { isStrong, trick }, isUnderOwnName, isClaimed }) => {
    if (isUnderOwnName) return 'weak';
    return isStrong && isClaimed && (trick === 'homoglyph' || trick === 'typo') ? 'proof' : 'strong';
  },
  where: shownFrom,
  describe: ({ imitation, domain }) =>
    `${defangHost(domain)} is made to look like ${imitation.brand.name}, whose real address is ${imitation.brand.genuine}.`,
  recommendation: 'Compare the address letter by letter with the one you know.',
});
