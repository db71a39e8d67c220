/** The ways in which a lookalike of a domain is made. */
export const permutationKinds = [
  'homoglyph',
  'omission',
  'transposition',
  'repetition',
  'replacement',
  'dictionary',
  'tld-swap',
  'hyphenation',
  'vowel-swap',
  'insertion',
  'bitsquatting',
  'addition',
  'subdomain',
] as const;
export type PermutationKind = (typeof permutationKinds)[number];
