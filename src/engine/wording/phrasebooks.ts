import { type Alphabet, arabic as arabicLetters, cyrillic, devanagari, hangul, latin } from './alphabets.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { czech } from './czech.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import type { Phrasebook } from './topics.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { vietnamese } from './vietnamese.ts';

/** The languages that the models were trained with, but for Japanese. */
export const trainedBooks: readonly Phrasebook[] = [
  english,
  german,
  portuguese,
  spanish,
  french,
  italian,
  dutch,
];

export type Shelf = {
  alphabet: Alphabet;
  books: readonly Phrasebook[];
  /** Languages that the models never saw. */
  isLater: boolean;
};

/** Languages with spaces between words, by the letters they are written in. */
export const shelves: readonly Shelf[] = [
  { alphabet: latin, books: trainedBooks, isLater: false },
  { alphabet: latin, books: [polish, czech, swedish, turkish, indonesian, vietnamese], isLater: true },
  { alphabet: cyrillic, books: [russian, ukrainian], isLater: true },
  { alphabet: arabicLetters, books: [arabic], isLater: true },
  { alphabet: devanagari, books: [hindi], isLater: true },
  { alphabet: hangul, books: [korean], isLater: true },
];

/** Languages without spaces between words. */
export const unspacedBooks = { japanese, chinese };
