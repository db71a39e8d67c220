import { unreadableMark } from '../../contract/unreadable-mark.ts';
import type { Reading } from './decode.ts';
import { looksLikeAddress } from './looks-like-address.ts';

/** Real lines of twelve letters and more hardly ever score below this. */
const doubtful = 0.86;
/** Above this the reading is right, however odd it looks. */
const sure = 0.97;
const shortest = 12;

/**
 * What can be kept of a line: all of it, or only its addresses if the rest was guessed. The reader knows only Latin letters
 * and turns others into words like `C6ep6aHke`, which must not be shown as text that was read.
 */
export const keepLegible = (reading: Pick<Reading, 'text' | 'confidence'>): string => {
  const { text, confidence } = reading;
  if (text.length < shortest || confidence >= sure) return text;
  const words = text.split(' ').filter((word) => word !== '');
  const odd = words.filter(isOdd).length / words.length;
  const isGuessed = confidence < doubtful ? odd >= 0.3 : odd >= 0.5 && words.length >= 4;
  if (!isGuessed) return text;
  const addresses = words.filter(looksLikeAddress);
  // An address on its own would be taken for the browser's.
  return addresses.length === 0 ? '' : `${unreadableMark} ${addresses.join(' ')}`;
};

/** Symbols or digits between letters, capitals after small letters: what a reader makes of letters it does not know. */
const isOdd = (word: string): boolean => {
  if (looksLikeAddress(word)) return false;
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (bare === '') return /[^\p{P}]/u.test(word) && word.length > 1;
  return /\p{L}[^\p{L}\p{M}\p{N}'’.,:;/&@_()[\]-]+\p{L}|\p{L}\d+\p{L}|\p{Ll}\p{Lu}|[#^§\\{}<>~*=+|¥ª°]/u.test(
    bare,
  );
};
