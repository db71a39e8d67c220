import type { PermutationKind } from './permutation-kinds.ts';

type Step = Extract<
  PermutationKind,
  | 'omission'
  | 'transposition'
  | 'repetition'
  | 'replacement'
  | 'insertion'
  | 'addition'
  | 'hyphenation'
  | 'vowel-swap'
  | 'bitsquatting'
>;

const isVowel = (letter: string) => /^[aeiou]$/.test(letter);

/** The single slip that turns the genuine name into the seen one; null when it takes more than one. */
export const oneStep = (genuine: string, seen: string): Step | null => {
  const longer = seen.length - genuine.length;
  if (seen === genuine || Math.abs(longer) > 1) return null;
  const begin = sharedBeginning(genuine, seen);
  const end = (skippedInGenuine: number, skippedInSeen: number) =>
    genuine.slice(begin + skippedInGenuine) === seen.slice(begin + skippedInSeen);
  if (longer < 0) return end(1, 0) ? 'omission' : null;
  if (longer > 0) return end(0, 1) ? withExtra(genuine, seen, begin) : null;
  if (end(1, 1)) return replaced(genuine.charAt(begin), seen.charAt(begin));
  const isSwapped =
    genuine.charAt(begin) === seen.charAt(begin + 1) && genuine.charAt(begin + 1) === seen.charAt(begin);
  return isSwapped && end(2, 2) ? 'transposition' : null;
};

const sharedBeginning = (a: string, b: string): number => {
  let i = 0;
  while (i < a.length && a.charAt(i) === b.charAt(i)) i += 1;
  return i;
};

const withExtra = (genuine: string, seen: string, at: number): Step => {
  const extra = seen.charAt(at);
  if (extra === '-') return 'hyphenation';
  if (extra === seen.charAt(at - 1) || extra === seen.charAt(at + 1)) return 'repetition';
  return at === genuine.length ? 'addition' : 'insertion';
};

const replaced = (before: string, after: string): Step => {
  if (isVowel(before) && isVowel(after)) return 'vowel-swap';
  const bits = before.charCodeAt(0) ^ after.charCodeAt(0);
  // A single flipped bit, which memory errors cause more often than fingers.
  return (bits & (bits - 1)) === 0 ? 'bitsquatting' : 'replacement';
};
