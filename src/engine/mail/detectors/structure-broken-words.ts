import { structureDetector } from './define.ts';

/** Ordinary mail has a handful: bold syllables, drop caps. By hand from newsletters. */
const minSplits = 12;
const minEntities = 40;

export const structureBrokenWords = structureDetector({
  id: 'structure-broken-words',
  title: 'Words split up to get past filters',
  points: 6,
  severity: 'medium',
  icon: 'Eye',
  find: ({ mail, prose }) => {
    const found = mail.html?.obfuscation;
    if (!found) return [];
    const words = prose.text.length / 6;
    const isSplit = found.splitWords >= minSplits && found.splitWords > words * 0.04;
    return isSplit || found.entityLetters >= minEntities ? [found] : [];
  },
  describe: ({ splitWords, entityLetters }) =>
    entityLetters >= minEntities
      ? `${entityLetters} plain letters are written as numbers in the code of the message, so that filters cannot read them.`
      : `${splitWords} words are cut apart by invisible tags in the code of the message, so that filters cannot read them.`,
  recommendation: 'Do not trust a message that hides its words from filters.',
});
