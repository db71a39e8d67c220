import { letterOf, type Random } from './chance.ts';

/** Cyrillic letters that every registry with Cyrillic names sells and that no reader can tell from Latin ones. */
const cyrillic: Record<string, string> = {
  a: 'а',
  c: 'с',
  d: 'ԁ',
  e: 'е',
  h: 'һ',
  i: 'і',
  j: 'ј',
  l: 'ӏ',
  o: 'о',
  p: 'р',
  q: 'ԛ',
  s: 'ѕ',
  w: 'ԝ',
  x: 'х',
  y: 'у',
};

/** In a text everything goes that looks the part: Cyrillic, Greek, Roman numerals, wide and mathematical letters. */
const anyScript: Record<string, string> = {
  a: 'аɑａ𝖺',
  b: 'Ьｂ𝖻',
  c: 'сϲⅽｃ',
  d: 'ԁⅾｄ',
  e: 'еｅ𝖾',
  g: 'ɡｇ',
  h: 'һｈ',
  i: 'іⅰｉ',
  j: 'јｊ',
  k: 'кκｋ',
  l: 'ӏⅼｌ',
  m: 'ⅿｍ',
  n: 'ոｎ',
  o: 'оοօｏ',
  p: 'рρｐ',
  r: 'ｒ𝗋',
  s: 'ѕｓ',
  t: 'тｔ',
  u: 'սｕ',
  v: 'ѵⅴνｖ',
  w: 'ԝｗ',
  x: 'хⅹｘ',
  y: 'уｙ',
  z: 'ᴢｚ',
  A: 'АΑ',
  B: 'ВΒ',
  C: 'СϹ',
  E: 'ЕΕ',
  H: 'НΗ',
  I: 'ІΙ',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟ',
  P: 'РΡ',
  S: 'Ѕ',
  T: 'ТΤ',
  X: 'ХΧ',
  Y: 'Υ',
  Z: 'Ζ',
};

/** The word with one or two of its letters swapped for lookalikes; the same word where none has any. */
const swapped = (table: Record<string, string>, word: string, random: Random): string => {
  const letters = [...word];
  const places = letters.flatMap((letter, i) => (table[letter] === undefined ? [] : [i]));
  for (let swaps = 1 + Math.round(random()); swaps > 0 && places.length > 0; swaps -= 1) {
    const [place = 0] = places.splice(Math.floor(random() * places.length), 1);
    letters[place] = letterOf(random, table[letters[place] ?? ''] ?? '');
  }
  return letters.join('');
};

export const inCyrillic = (word: string, random: Random): string => swapped(cyrillic, word, random);

export const inAnyScript = (word: string, random: Random): string => swapped(anyScript, word, random);
