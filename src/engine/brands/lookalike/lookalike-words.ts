import type { PermutationKind } from './permutation-kinds.ts';

const words: Record<PermutationKind, string> = {
  homoglyph: 'letters that only look like those of the real name',
  omission: 'a letter is missing',
  transposition: 'two letters are swapped',
  repetition: 'a letter stands twice',
  replacement: 'a letter is replaced by another',
  insertion: 'a letter is put in',
  addition: 'a letter is put at the end',
  bitsquatting: 'a letter is replaced by another',
  hyphenation: 'a hyphen is put in',
  'vowel-swap': 'a vowel is replaced by another',
  dictionary: 'words are put around the real name',
  'tld-swap': 'the same name under another ending',
  subdomain: 'the real name, taken apart by a dot',
};

/** How a lookalike was made, as the second half of a sentence. */
export const howItImitates = ({ kind }: { kind: PermutationKind }): string => words[kind];
