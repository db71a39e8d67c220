import { letterOf, oneOf, type Random } from './chance.ts';

/**
 * A text as a machine would have read it from a picture. About `rate` of its characters are hit: letters taken for others
 * of their shape, two taken for one and one for two, spaces lost or found, punctuation lost, lines broken.
 *
 * The distance to the next error is drawn, not each character tried: training calls this for every text in every round.
 */
export const ocrNoise = (text: string, rate: number, random: Random): string => {
  if (rate <= 0) return text;
  const step = Math.log(1 - Math.min(rate, 0.5));
  const pieces: string[] = [];
  let copied = 0;
  let at = 0;
  for (;;) {
    at += Math.floor(Math.log(1 - random()) / step);
    if (at >= text.length) break;
    const [length, misread] = misreadAt(text, at, random);
    pieces.push(text.slice(copied, at), misread);
    at += length;
    copied = at;
  }
  pieces.push(text.slice(copied));
  return pieces.join('');
};

/** Shapes of one or two characters, and what they are taken for. */
const shapes: Record<string, readonly [string, ...string[]]> = {
  l: ['1', 'I', '|', 'i', 't'],
  I: ['l', '1', '|', 'T'],
  i: ['l', '1', 'j', 'í', '!'],
  '1': ['l', 'I', '7', '|'],
  '!': ['l', '1', 'I'],
  '|': ['l', 'I'],
  o: ['0', 'O', 'c', 'e', 'ö'],
  O: ['0', 'o', 'Q', 'D'],
  '0': ['O', 'o', '8'],
  Q: ['O', '0'],
  D: ['O', '0'],
  m: ['rn', 'nn', 'in'],
  w: ['vv', 'uu'],
  d: ['cl', 'ol', 'a'],
  n: ['ri', 'h', 'u', 'r'],
  h: ['li', 'b', 'n'],
  u: ['ii', 'v', 'n', 'ü'],
  b: ['6', 'h', 'lo'],
  k: ['lc', 'h', 'lt'],
  e: ['c', 'o', 'é', 'è'],
  c: ['e', 'o', '('],
  a: ['o', 'e', 'ä', '@'],
  s: ['5', 'S', 'z'],
  S: ['5', 's', '8', '$'],
  '5': ['S', 's', '6'],
  B: ['8', '3', 'E'],
  '8': ['B', '3', '6'],
  '3': ['8', 'B'],
  '6': ['b', 'G', '8'],
  G: ['6', 'C', 'O'],
  C: ['G', 'c', '('],
  g: ['9', 'q', 'y'],
  '9': ['g', 'q', '8'],
  q: ['g', '9'],
  y: ['v', 'g', 'ý'],
  v: ['y', 'u', 'V'],
  t: ['f', 'l', '+'],
  f: ['t', 'r', 'ſ'],
  r: ['n', 'f', 't'],
  z: ['2', 's'],
  Z: ['2', '7'],
  '2': ['Z', 'z', '7'],
  '7': ['1', 'T', '?'],
  T: ['7', 'I', 'Y'],
  p: ['D', 'q', 'P'],
  E: ['F', 'B', '€'],
  F: ['E', 'P'],
  H: ['N', '#', 'li'],
  N: ['H', 'M', 'II'],
  M: ['N', 'IVI', 'H'],
  W: ['VV', 'w'],
  U: ['V', 'LI', 'u'],
  V: ['Y', 'U', 'v'],
  '@': ['a', '©', '(a)', 'Q'],
  '€': ['E', 'C', '6'],
  $: ['S', '5', '8'],
  '&': ['8', '6', 'a'],
  ä: ['a', 'á', 'ii'],
  ö: ['o', '6', 'ó'],
  ü: ['u', 'ii', 'ú'],
  ß: ['B', 'ss', 'fi'],
  é: ['e', 'è', '6'],
  è: ['e', 'é'],
  ê: ['e', 'é'],
  à: ['a', 'á'],
  ç: ['c', 'g'],
  ñ: ['n', 'fi'],
  ã: ['a', 'à'],
  õ: ['o', '6'],
  ó: ['o', '6'],
  í: ['i', 'l'],
  ú: ['u', 'ü'],
  rn: ['m'],
  nn: ['m', 'rm'],
  cl: ['d'],
  vv: ['w'],
  ri: ['n'],
  li: ['h', 'll'],
  ii: ['u', 'ü'],
  fi: ['ﬁ', 'h'],
  ll: ['11', 'II', 'U'],
  tt: ['ﬀ', 'n', 'lt'],
  '://': [':/', ':l/', '//'],
};

const isLetter = (character: string) => /\p{L}/u.test(character);

/** How many characters are read wrongly from here on, and what for. */
const misreadAt = (text: string, at: number, random: Random): [number, string] => {
  const character = text.charAt(at);
  // Half of a character beyond the first 65,536 must not be changed alone.
  if (/[\ud800-\udfff]/.test(character)) return [1, character];
  if (/\s/.test(character)) return [1, misreadSpace(random)];
  const three = shapes[text.slice(at, at + 3)];
  if (three) return [3, oneOf(random, three)];
  const two = shapes[text.slice(at, at + 2)];
  if (two && random() < 0.7) return [2, oneOf(random, two)];
  const one = shapes[character];
  if (one && random() < 0.65) return [1, oneOf(random, one)];
  return [1, isLetter(character) ? misreadLetter(character, random) : misreadMark(character, random)];
};

const misreadSpace = (random: Random) => {
  const chance = random();
  if (chance < 0.6) return '';
  return chance < 0.85 ? '\n' : '  ';
};

const misreadLetter = (letter: string, random: Random) => {
  const chance = random();
  if (chance < 0.3) return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  if (chance < 0.6) return `${letter} `;
  if (chance < 0.8) return '';
  return chance < 0.9 ? `${letter}${letter}` : `${letter}${letterOf(random, "'`.,-")}`;
};

const misreadMark = (mark: string, random: Random) => {
  const chance = random();
  if (chance < 0.6) return '';
  return chance < 0.8 ? `${mark} ` : letterOf(random, '.,:;-·');
};
