/**
 * How a phrase is written in the tables. Everything is plain spelling, as in a folded text (`Prose`):
 *
 * - a space      anything between two words that is no letter or digit: `your account` also matches "your_account"; never the
 *                line break between two blocks of a page, or where a link ends (`Prose.bounded`)
 * - `(a|b c)`    one of several; `(a )?b` may be left out; `(a |b )*c` up to three of them, `(a |b )+c` at least one
 * - `verif*`     any ending; `_` any one word
 * - ` .. `       up to six more words of the same sentence; `(a )?.. b` without a space of its own
 * - ` ... `      up to fourteen
 * - `#`          a number or an amount; `# spins` stands for the spins only, after a number
 * - `@`          an e-mail address
 * - `? ` in front: the phrase is only a hint
 *
 * Every repetition is bounded, and nested ones cannot match the same characters: a phrase takes time in proportion to its
 * length, whatever the text.
 */
export type Phrase = {
  pattern: RegExp;
  /** The words it may begin with, or their stems: it is tried nowhere else. */
  keys: string[];
};

const wordEnd = '(?![a-z0-9])';
const between = '[^a-z0-9\\n]{1,5}';
/** A full stop ends the sentence unless a word follows at once, as in an address. */
const within = '(?:[^a-z0-9.!?\\n]{1,5}|[.!?])';
const anyWords = (most: number) => `(?:[a-z0-9]{1,40}${within}){0,${most}}?`;

/** Numbers are too common to begin with: what follows one is looked up instead. */
const afterNumber = '(?<=[0-9][a-z]?[^a-z0-9\\n]{1,5})';

const symbols: Record<string, string> = {
  ' ... ': `${within}${anyWords(14)}`,
  ' .. ': `${within}${anyWords(6)}`,
  '.. ': anyWords(6),
  ' ': between,
  "'": '[^a-z0-9\\n]?',
  '*': '[a-z]{0,14}',
  _: '[a-z0-9]{1,40}',
  ')*': '){0,3}',
  ')+': '){1,3}',
  '#': `[0-9](?:[0-9]|[.,](?=[0-9])){0,14}[a-z]?${wordEnd}`,
  '@': `[a-z0-9._+-]{1,64}@[a-z0-9.-]{1,64}`,
  '(': '(?:',
};

export const phrase = (line: string): Phrase => {
  const text = line.replace(/^# /, '');
  const source = text.replace(
    / \.{2,3} |\.\. |\)[*+]|[a-z0-9]+(?!['*a-z0-9#(])|[ '*_#@(]/g,
    (piece) => symbols[piece] ?? `${piece}${wordEnd}`,
  );
  return { pattern: new RegExp(`${text === line ? '' : afterNumber}${source}`, 'y'), keys: keysOf(text) };
};

/** One phrase per line. */
export const phraseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The letters that a word with any ending is looked up by. */
const stemLength = 4;

/** What a word with any ending is listed under: `verif*` under `veri*`. */
export const stemOf = (word: string): string => `${word.slice(0, stemLength)}*`;

const keysOf = (text: string): string[] => {
  const openings = text.startsWith('(') ? alternatives(text) : [text];
  return [...new Set(openings.map((opening) => keyOf(opening, text)))];
};

const keyOf = (opening: string, text: string): string => {
  const [, word = '', star] = /^([a-z0-9]+)(\*?)/.exec(opening) ?? [];
  if (word === '' || (star && word.length < stemLength)) throw new Error(`No word to begin with: ${text}`);
  return star ? stemOf(word) : word;
};

/** The alternatives of the group that the text opens with. */
const alternatives = (text: string): string[] => {
  const found: string[] = [];
  let depth = 0;
  let from = 1;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (character === '(') depth += 1;
    if (depth === 1 && (character === '|' || character === ')')) {
      found.push(text.slice(from, i));
      from = i + 1;
    }
    if (character === ')') depth -= 1;
    if (depth === 0) {
      if (/[?*]/.test(text[i + 1] ?? '')) throw new Error(`Optional to begin with: ${text}`);
      break;
    }
  }
  return found;
};
