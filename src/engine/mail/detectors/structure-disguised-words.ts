import { cutText } from '../../../contract/plain-text.ts';
import { structureDetector } from './define.ts';
import { isDisguise } from './disguise.ts';

/** A stray soft hyphen happens in typesetting; many words cut by invisible characters do not. */
const minWords = 3;

export const structureDisguisedWords = structureDetector({
  id: 'structure-disguised-words',
  title: 'Words cut up with invisible characters',
  points: 20,
  severity: 'high',
  icon: 'Eye',
  find: ({ prose, mail }) => {
    const words = prose.disguised
      .map((span) => ({ span, word: mail.shown.text.slice(span.start, span.end) }))
      .filter(({ word }) => isDisguise(word));
    return words.length >= minWords ? words : [];
  },
  where: ({ span }) => [span],
  describe: ({ word }) =>
    `“${cutText(word, 40)}” and other words contain characters you cannot see. They hide the words from filters.`,
  recommendation: 'Do not trust a message that hides its words from filters.',
});
