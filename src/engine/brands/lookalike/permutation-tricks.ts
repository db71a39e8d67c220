import type { PermutationKind } from './permutation-kinds.ts';

/** One way to make lookalikes: takes a domain's label and suffix, yields whole domains, the likeliest first. */
type Trick = (label: string, suffix: string) => Iterable<string>;

/** For tricks that change the label alone. */
const onLabel = (change: (label: string) => Iterable<string>): Trick =>
  function* (label, suffix) {
    for (const changed of change(label)) if (changed !== label) yield `${changed}.${suffix}`;
  };

/** The keys around a key, on the keyboards that most people type on. */
const neighbours: Record<string, string> = {
  a: 'qwsz',
  b: 'vghn',
  c: 'xdfv',
  d: 'serfcx',
  e: 'wsdr43',
  f: 'drtgvc',
  g: 'ftyhbv',
  h: 'gyujnb',
  i: 'ujko98',
  j: 'huikmn',
  k: 'jiolm',
  l: 'kop',
  m: 'njk',
  n: 'bhjm',
  o: 'iklp09',
  p: 'ol0',
  q: 'wa12',
  r: 'edft54',
  s: 'awedxz',
  t: 'rfgy65',
  u: 'yhji87',
  v: 'cfgb',
  w: 'qase32',
  x: 'zsdc',
  y: 'tghu76',
  z: 'asx',
  0: 'po9',
  1: 'q2',
  2: 'qw13',
  3: 'we24',
  4: 'er35',
  5: 'rt46',
  6: 'ty57',
  7: 'yu68',
  8: 'ui79',
  9: 'io80',
};

/** What the eye takes for a letter: plain letters first, then letters of other alphabets that registries accept. */
const glyphs: Record<string, string[]> = {
  a: ['а', 'á', 'à', 'ạ', 'ą', '4'],
  b: ['lb', '8', 'd', 'ḅ'],
  c: ['с', 'e', 'ç', 'ć'],
  d: ['cl', 'b', 'ԁ', 'đ'],
  e: ['3', 'е', 'é', 'è', 'ė', 'c'],
  f: ['ƒ', 't'],
  g: ['q', '9', 'ğ', 'ġ'],
  h: ['һ', 'lh', 'ħ'],
  i: ['l', '1', 'і', 'í', 'ı', 'j'],
  j: ['ј', 'i'],
  k: ['lk', 'ķ', 'к'],
  l: ['1', 'i', 'ӏ', 'ł', 'ļ'],
  m: ['rn', 'nn', 'ṃ', 'м'],
  n: ['m', 'r', 'ń', 'ñ'],
  o: ['0', 'о', 'ó', 'ö', 'ø', 'ο'],
  p: ['р', 'ṗ'],
  q: ['g', 'ԛ'],
  r: ['ŕ', 'г', 'ř'],
  s: ['5', 'ѕ', 'ś', 'ş', 'z'],
  t: ['7', 'ť', 'ţ', 'f'],
  u: ['v', 'ú', 'ü', 'ų'],
  v: ['u', 'ѵ'],
  w: ['vv', 'ԝ', 'ŵ'],
  x: ['х', 'ҳ'],
  y: ['у', 'ý', 'ÿ', 'v'],
  z: ['2', 's', 'ż', 'ź'],
  0: ['o'],
  1: ['l', 'i'],
  2: ['z'],
  3: ['e'],
  5: ['s'],
  8: ['b'],
};

/** The suffixes under which most lookalikes are registered. */
const otherSuffixes =
  'com net org co info top online shop site xyz app cc io us vip live store club biz pro me cn ru uk de eu in support help cloud link click icu tk ml ga cf gq sbs cfd cyou cm om'.split(
    ' ',
  );

/** Words that make a name sound official. */
const addedWords =
  'login secure account verify support signin online service update help my mail pay app web auth portal billing security id center team official wallet bank www'.split(
    ' ',
  );

const vowels = 'aeiou';
const everyLetter = 'abcdefghijklmnopqrstuvwxyz0123456789';

const places = (label: string) => Array.from(label, (_, i) => i);
/** A missing double letter is noticed least: `potery` for `pottery`. */
const doubledFirst = (label: string): number[] => {
  const isDoubled = (i: number) => label[i] === label[i + 1];
  return [...places(label).filter(isDoubled), ...places(label).filter((i) => !isDoubled(i))];
};

const removeAt = (label: string, i: number) => label.slice(0, i) + label.slice(i + 1);
const replaceAt = (label: string, i: number, by: string) => label.slice(0, i) + by + label.slice(i + 1);
const insertAt = (label: string, i: number, what: string) => label.slice(0, i) + what + label.slice(i);

export const tricks: Record<PermutationKind, Trick> = {
  homoglyph: onLabel(function* (label) {
    const most = Math.max(...Array.from(label, (letter) => glyphs[letter]?.length ?? 0));
    // The best likeness of every letter before the second best of any.
    for (let rank = 0; rank < most; rank += 1) {
      for (const i of places(label)) {
        const glyph = glyphs[label.charAt(i)]?.[rank];
        if (glyph !== undefined) yield replaceAt(label, i, glyph);
      }
    }
  }),
  omission: onLabel((label) => (label.length > 2 ? doubledFirst(label).map((i) => removeAt(label, i)) : [])),
  transposition: onLabel((label) =>
    places(label)
      .slice(1)
      .map((i) => label.slice(0, i - 1) + label.charAt(i) + label.charAt(i - 1) + label.slice(i + 1)),
  ),
  repetition: onLabel((label) => places(label).map((i) => insertAt(label, i, label.charAt(i)))),
  replacement: onLabel((label) => byKeyboard(label, (i, key) => [replaceAt(label, i, key)])),
  insertion: onLabel((label) =>
    byKeyboard(label, (i, key) => [insertAt(label, i, key), insertAt(label, i + 1, key)]),
  ),
  hyphenation: onLabel((label) =>
    places(label)
      .slice(1)
      .map((i) => insertAt(label, i, '-')),
  ),
  'vowel-swap': onLabel(function* (label) {
    for (const i of places(label)) {
      if (vowels.includes(label.charAt(i))) for (const vowel of vowels) yield replaceAt(label, i, vowel);
    }
  }),
  bitsquatting: onLabel(function* (label) {
    for (const bit of [1, 2, 4, 8, 16, 64]) {
      for (const i of places(label)) {
        const flipped = String.fromCharCode(label.charCodeAt(i) ^ bit);
        if (everyLetter.includes(flipped) || flipped === '-') yield replaceAt(label, i, flipped);
      }
    }
  }),
  addition: onLabel((label) => [...'s1e', ...everyLetter].map((letter) => label + letter)),
  dictionary: onLabel(function* (label) {
    for (const word of addedWords) yield `${label}-${word}`;
    for (const word of addedWords) yield `${word}-${label}`;
    for (const word of addedWords) yield label + word;
    for (const word of addedWords) yield word + label;
  }),
  'tld-swap': function* (label, suffix) {
    for (const other of otherSuffixes) if (other !== suffix) yield `${label}.${other}`;
    // `paypalcom.com`, `examplecouk.com`: the suffix as part of the name.
    yield `${label}${suffix.replaceAll('.', '')}.com`;
  },
  subdomain: onLabel((label) =>
    places(label)
      .slice(1, -1)
      .filter((i) => label.charAt(i) !== '-' && label.charAt(i - 1) !== '-')
      .map((i) => insertAt(label, i, '.')),
  ),
};

/** The first neighbouring key for every letter, then the second: no letter is left to the end. */
function* byKeyboard(label: string, make: (i: number, key: string) => string[]): Iterable<string> {
  for (let rank = 0; rank < 6; rank += 1) {
    for (const i of places(label)) {
      const key = neighbours[label.charAt(i)]?.[rank];
      if (key !== undefined) yield* make(i, key);
    }
  }
}
