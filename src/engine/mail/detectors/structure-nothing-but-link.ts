import { structureDetector } from './define.ts';

const maxLetters = 60;

export const structureNothingButLink = structureDetector({
  id: 'structure-nothing-but-link',
  title: 'Hardly a word, just a link',
  points: 6,
  severity: 'low',
  icon: 'Link',
  find: ({ mail, prose, subjectEnd, links, isConversation, sender }) => {
    const letters = prose.text.slice(subjectEnd).replace(/[^\p{L}]/gu, '').length;
    const strange = links.filter(({ isSenders, target }) => !isSenders && !target.isEstablished);
    const hasPicture = mail.html?.images.some(({ isTiny }) => !isTiny) ?? false;
    return strange.length > 0 &&
      letters <= maxLetters &&
      !isConversation &&
      !hasPicture &&
      mail.form !== 'body' &&
      !sender?.owner
      ? strange
      : [];
  },
  where: ({ link }) => (link.span ? [link.span] : []),
  describe: () => 'The message says next to nothing and links to an unknown site. Curiosity is the bait.',
  recommendation: 'Ask the sender what it is before you open it.',
});
