import { phrasesOf } from './listed-phrases.ts';
import type { Phrase } from './phrase.ts';
import { shelves } from './phrasebooks.ts';

/** By which words phrases are found: worked out once for a release, as it takes longer than to read a message. */
export type PhraseIndex = {
  /** Every word that a phrase names, and the beginnings of those with any ending (`veri*`), some to a line. */
  words: readonly string[];
  /** For each phrase the words it may begin with; behind each semicolon, words of which a text has to contain one besides. */
  phrases: readonly string[];
};

/** For people who read what changed. */
const wordsPerLine = 16;

export const phraseIndex = (phrases: readonly Phrase[]): PhraseIndex => {
  const lines = phrases.map((phrase) => {
    const keys = phrase.keys();
    // What holds for every word it may begin with says nothing more where it is tried.
    const more = phrase.required().filter((words) => !keys.every((key) => words.includes(key)));
    return [keys, ...more];
  });
  const words = [...new Set(lines.flat(2))].toSorted();
  return {
    words: Array.from({ length: Math.ceil(words.length / wordsPerLine) }, (_, line) =>
      words.slice(line * wordsPerLine, (line + 1) * wordsPerLine).join(' '),
    ),
    phrases: lines.map((parts) => parts.map((part) => part.join(' ')).join(';')),
  };
};

/** Of all phrases, a shelf after the other: what `phrase-index.json` holds. */
export const phraseIndexes = (): PhraseIndex[] =>
  shelves.map((shelf) => phraseIndex(phrasesOf(shelf).map(({ phrase }) => phrase)));
