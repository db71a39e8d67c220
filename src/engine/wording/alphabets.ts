/** How words are written, and how a sentence says that something is never asked. Texts and phrases are folded (`Prose`). */
export type Alphabet = {
  /** The letters and digits of words, as inside a class of a pattern. */
  letters: string;
  digits: string;
  /** Whether a text can contain such words at all. */
  occursIn: RegExp;
  /** What is written in front of a word without a space, as a pattern. */
  prefix?: string;
  /** Two words are joined or parted as the writer likes. */
  isLoose?: true;
};

export const latin: Alphabet = { letters: 'a-z0-9', digits: '0-9', occursIn: /[a-z0-9]/ };

export const cyrillic: Alphabet = {
  letters: 'a-z0-9\\u0400-\\u052f',
  digits: '0-9',
  occursIn: /[\u0400-\u052f]{3}/,
};

export const arabic: Alphabet = {
  letters: 'a-z0-9\\u0620-\\u064a\\u0660-\\u0669\\u0671-\\u06d3\\u06f0-\\u06f9',
  digits: '0-9\\u0660-\\u0669\\u06f0-\\u06f9',
  occursIn: /[\u0620-\u064a]{3}/,
  // And, so, by, like, to, the: each is one or two letters that stand before the word.
  prefix: '[\\u0648\\u0641]?[\\u0628\\u0643\\u0644]?(?:\\u0627\\u0644|\\u0644)?',
};

/** Without its vowel signs, which folding takes away like accents. */
export const devanagari: Alphabet = {
  letters: 'a-z0-9\\u0904-\\u0939\\u0960\\u0961\\u0966-\\u096f',
  digits: '0-9\\u0966-\\u096f',
  occursIn: /[\u0904-\u0939]{2}/,
};

/** Folding takes syllables apart into their letters. */
export const hangul: Alphabet = {
  letters: 'a-z0-9\\u1100-\\u11ff',
  digits: '0-9',
  occursIn: /[\u1100-\u11ff]{4}/,
  isLoose: true,
};
