import type { Prose } from '../../text/prose.ts';
import { wordSet } from '../../text/word-list.ts';
import { isPhraseWord, longestPhraseWord } from '../../wording/vocabulary.ts';

/**
 * A text whose misread words are put right as far as the phrases of the tables know them: `passw0rd`, `confirrn`,
 * `youraccount`. A word that is in the tables, or that no change makes one of theirs, stays as it was read.
 * Addresses are not in this text, and must not be: there a wrong letter is the evidence.
 */
export const mendWords = (prose: Prose): Prose => {
  const pieces: string[] = [];
  const bounded: string[] = [];
  const origins: number[] = [];
  let at = 0;
  const copy = (to: number) => {
    pieces.push(prose.text.slice(at, to));
    bounded.push(prose.bounded.slice(at, to));
    for (; at < to; at += 1) origins.push(at);
  };
  for (const match of prose.text.matchAll(/[a-z0-9|!$]{4,60}/g)) {
    const [word] = match;
    const mended = mendWord(word);
    if (mended === null) continue;
    copy(match.index);
    pieces.push(mended);
    bounded.push(mended);
    for (const place of placesIn(mended, word)) origins.push(match.index + place);
    at = match.index + word.length;
  }
  if (pieces.length === 0) return prose;
  copy(prose.text.length);
  return {
    text: pieces.join(''),
    bounded: bounded.join(''),
    spanOf: (start, end) => {
      const from = origins[start] ?? 0;
      return prose.spanOf(from, Math.max(from + 1, (origins[Math.max(start, end - 1)] ?? 0) + 1));
    },
    disguised: prose.disguised,
  };
};

/** Where in the word as it was read each character of the corrected one comes from. */
const placesIn = (mended: string, word: string): number[] => {
  const letters = mended.replaceAll(' ', '').length;
  let letter = 0;
  return Array.from(mended, (character) => {
    const place = Math.min(word.length - 1, Math.floor((letter * word.length) / letters));
    if (character !== ' ') letter += 1;
    return place;
  });
};

/** Words already asked for: a text repeats most of its words, and texts repeat each other's. */
const known = new Map<string, string | null>();
const maxKnown = 5000;

const mendWord = (word: string): string | null => {
  const before = known.get(word);
  if (before !== undefined) return before;
  const mended = isPhraseWord(word) ? null : (correctMisreading(word) ?? insertSpaces(word));
  if (known.size < maxKnown) known.set(word, mended);
  return mended;
};

/** What a reader of pixels takes for what, the most frequent first. Each is tried alone and with the digits put right. */
const confusions: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['ii', 'u'],
  ['l', 'i'],
  ['i', 'l'],
  ['f', 't'],
  ['c', 'e'],
  ['q', 'g'],
];
const lettersOf: Record<string, string> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  8: 'b',
  9: 'g',
  '|': 'l',
  '!': 'i',
  $: 's',
};

/** Longer words are seldom misread in only one place, and trying every place would take long. */
const maxTried = 24;

const correctMisreading = (word: string): string | null => {
  if (word.length > maxTried || /^[\d|!$]+$/.test(word)) return null;
  const plain = word.replace(/[0-9|!$]/g, (sign) => lettersOf[sign] ?? sign);
  const bases = [
    ...new Set([
      plain,
      plain.replaceAll('l', 'i'),
      word.replace(/1/g, 'i').replace(/[0-9|!$]/g, (sign) => lettersOf[sign] ?? sign),
    ]),
  ];
  for (const base of bases) if (base !== word && base.length >= 4 && isPhraseWord(base)) return base;
  for (const [seen, meant] of confusions) {
    for (let at = plain.indexOf(seen); at >= 0; at = plain.indexOf(seen, at + 1)) {
      const tried = plain.slice(0, at) + meant + plain.slice(at + seen.length);
      if (isWholeWord(tried)) return tried;
    }
  }
  return null;
};

/** Short words turn into each other by one letter. */
const isWholeWord = (text: string) => text.length >= 5 && isPhraseWord(text);

/** Small words that are never part of a compound, so that a word with one of them inside was several. */
const small = wordSet(
  'your you the has been have will our for and not with from this that please click here ihre ihr sie wurde wird bitte und nicht votre vous est sont pour dans avec sido para con una sua seu foi com uma tuo suo della sono per uw jouw een niet met voor het',
);
const minGlued = 9;

/** `youraccounthasbeensuspended`: the fewest words of the tables that it consists of, one of them a small one. */
const insertSpaces = (word: string): string | null => {
  if (word.length < minGlued || /[^a-z]/.test(word)) return null;
  const longest = longestPhraseWord();
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    let shortest: string[] | null = null;
    for (let start = Math.max(0, end - longest); start <= end - 2; start += 1) {
      const before = best[start];
      const piece = word.slice(start, end);
      if (!before || (piece.length < 3 && piece !== 'to' && piece !== 'is') || !isGlued(piece)) continue;
      if (!shortest || before.length + 1 < shortest.length) shortest = [...before, piece];
    }
    best.push(shortest);
  }
  const words = best[word.length];
  if (!words || words.length < 2 || !words.some((piece) => small.has(piece))) return null;
  return words.join(' ');
};

const isGlued = (piece: string) => small.has(piece) || isPhraseWord(piece);
