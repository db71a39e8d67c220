import { unreadableMark } from '../../contract/unreadable-mark.ts';
import type { Reading } from './decode.ts';
import { looksLikeAddress } from './looks-like-address.ts';

/** Real lines of twelve letters and more are hardly ever read with less than this. */
const doubtful = 0.86;
/** Above this the reader has read what is there, however odd it looks. */
const sure = 0.97;
const shortest = 12;

/**
 * What can be kept of a line: all of it, or nothing but its addresses where the rest was guessed at. The reader knows Latin
 * letters alone and makes words like `C6ep6aHke` out of others; nobody should be shown those as what was read.
 */
export const legible = (reading: Pick<Reading, 'text' | 'confidence'>): string => {
  const { text, confidence } = reading;
  if (text.length < shortest || confidence >= sure) return text;
  const words = text.split(' ').filter((word) => word !== '');
  const odd = words.filter(isOdd).length / words.length;
  const isGuessed = confidence < doubtful ? odd >= 0.3 : odd >= 0.5 && words.length >= 4;
  if (!isGuessed) return text;
  const addresses = words.filter(looksLikeAddress);
  // An address that stands alone would be taken for that of a browser.
  return addresses.length === 0 ? '' : `${unreadableMark} ${addresses.join(' ')}`;
};

/** Signs or figures between letters, capitals after small letters: what a reader makes of letters that it does not know. */
const isOdd = (word: string): boolean => {
  if (looksLikeAddress(word)) return false;
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (bare === '') return /[^\p{P}]/u.test(word) && word.length > 1;
  return /\p{L}[^\p{L}\p{M}\p{N}'’.,:;/&@_()[\]-]+\p{L}|\p{L}\d+\p{L}|\p{Ll}\p{Lu}|[#^§\\{}<>~*=+|¥ª°]/u.test(
    bare,
  );
};
