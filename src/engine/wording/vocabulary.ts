import { trainedBooks } from './phrasebooks.ts';

/** Every word of the phrases, and the stems of those with any ending (`verif*`). */
type Vocabulary = { words: ReadonlySet<string>; stems: ReadonlySet<string>; longest: number };

/** Shorter stems would make almost anything a word. */
const minStem = 4;

const read = (): Vocabulary => {
  const words = new Set<string>();
  const stems = new Set<string>();
  for (const book of trainedBooks) {
    for (const lines of Object.values(book)) {
      for (const [word, end] of lines.matchAll(/[a-z]+(\*?)/g)) {
        if (end === '*') stems.add(word.slice(0, -1));
        else words.add(word);
      }
    }
  }
  return { words, stems, longest: Math.max(...[...words].map((word) => word.length)) };
};

let known: Vocabulary | null = null;
const vocabulary = (): Vocabulary => {
  known ??= read();
  return known;
};

/** A word of the phrases, or one that begins with a stem of theirs. */
export const isPhraseWord = (text: string): boolean => {
  const { words, stems } = vocabulary();
  if (words.has(text)) return true;
  for (let length = Math.min(text.length, 12); length >= minStem; length -= 1) {
    if (stems.has(text.slice(0, length))) return true;
  }
  return false;
};

export const longestPhraseWord = (): number => vocabulary().longest;
