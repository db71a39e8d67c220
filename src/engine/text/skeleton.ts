import { latinOf, letterOfDigit } from './confusables.ts';

/**
 * What the eye reads: every confusable letter folded onto one representative. Two domains with the same skeleton look
 * alike. Folding is coarse on purpose (i, l and 1 are one), so skeletons are compared only with skeletons.
 */
export const skeleton = (text: string): string =>
  [...plainLatin(text)]
    .map((letter) => letterOfDigit.get(letter) ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/i|j/g, 'l')
    .replace(/q/g, 'g');

/** Accents and letters of other scripts turned into the Latin letters they look like; digits stay. */
export const plainLatin = (text: string): string =>
  [...text.toLowerCase().normalize('NFKD')]
    .filter((letter) => !/\p{M}/u.test(letter))
    .map((letter) => latinOf.get(letter) ?? letter)
    .join('');
