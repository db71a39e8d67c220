import type { PermutationKind } from './permutation-kinds.ts';

const words: Record<PermutationKind, string> = {
  homoglyph: 'its letters only look like those of the genuine name',
  omission: 'a letter is missing',
  transposition: 'two letters are swapped',
  repetition: 'a letter is doubled',
  replacement: 'a letter is replaced by another',
  insertion: 'a letter is inserted',
  addition: 'a letter is added at the end',
  bitsquatting: 'a letter is replaced by another',
  hyphenation: 'a hyphen is inserted',
  'vowel-swap': 'a vowel is replaced by another',
  dictionary: 'words are added to the genuine name',
  'tld-swap': 'it has the wrong ending',
  subdomain: 'the genuine name is split by a dot',
};

/** How a lookalike was made, as the second half of a sentence. */
export const howItImitates = ({ kind }: { kind: PermutationKind }): string => words[kind];
