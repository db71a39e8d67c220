import { foldLetters } from '../text/prose.ts';
import { type Alphabet, latin } from './alphabets.ts';
import { type Requirement, requiredWords } from './required-words.ts';
import { stemLength, stemOf } from './stem.ts';
import { hintMark } from './topics.ts';

/**
 * How a phrase is written in the tables, in plain spelling or, in other scripts, as people write:
 *
 * - a space      anything between two words that is no letter or digit: `your account` also matches "your_account"; never the
 *                line break between two blocks of a page, or where a link ends (`Prose.bounded`)
 * - `(a|b c)`    one of several; `(a )?b` may be left out; `(a |b )*c` up to three of them, `(a |b )+c` at least one
 * - `verif*`     any ending; `_` any one word
 * - ` .. `       up to six more words of the same sentence; `(a )?.. b` without a space of its own
 * - ` ... `      up to fourteen
 * - ` <> `       as ` .. `, in either order: languages with cases put a sentence together as they like
 * - `#`          a number or an amount; `# spins` stands for the spins only, after a number
 * - `@`          an e-mail address
 * - `? ` in front: the phrase is only a hint
 *
 * Every repetition is bounded, and nested ones cannot match the same characters: a phrase takes time in proportion to its
 * length, whatever the text.
 */
export type Phrase = {
  /** Compiled when it is first asked for: most phrases are about something that no message says. */
  readonly pattern: RegExp;
  /** The words it may begin with, or their stems: it is tried nowhere else. */
  keys: () => string[];
  /** What has to be in a text for the phrase to be tried there at all. */
  required: () => Requirement[];
};

type Grammar = {
  piece: RegExp;
  firstWord: RegExp;
  wordEnd: string;
  afterNumber: string;
  symbols: Record<string, string>;
};

const grammarOf = ({ letters, digits, isLoose }: Alphabet): Grammar => {
  const wordEnd = `(?![${letters}])`;
  const between = `[^${letters}\\n]{${isLoose ? 0 : 1},5}`;
  /** A full stop ends the sentence unless a word follows at once, as in an address. */
  const within = `(?:[^${letters}.!?\\n]{1,5}|[.!?])`;
  const anyWords = (most: number) => `(?:[${letters}]{1,40}${within}){0,${most}}?`;
  return {
    piece: new RegExp(` \\.{2,3} |\\.\\. |\\)[*+]|[${letters}]+|[ '*_#@(]`, 'g'),
    firstWord: new RegExp(`^([${letters}]+)(\\*?)`),
    wordEnd,
    // Numbers are too common to begin with: what follows one is looked up instead.
    afterNumber: `(?<=[${digits}][a-z]?[^${letters}\\n]{1,5})`,
    symbols: {
      ' ... ': `${within}${anyWords(14)}`,
      ' .. ': `${within}${anyWords(6)}`,
      '.. ': anyWords(6),
      ' ': between,
      "'": `[^${letters}\\n]?`,
      '*': `[${letters.replace('0-9', '')}]{0,14}`,
      _: `[${letters}]{1,40}`,
      ')*': '){0,3}',
      ')+': '){1,3}',
      '#': `[${digits}](?:[${digits}]|[.,](?=[${digits}])){0,14}[a-z]?${isLoose ? '' : wordEnd}`,
      '@': '[a-z0-9._+-]{1,64}@[a-z0-9.-]{1,64}',
      '(': '(?:',
    },
  };
};

const grammars = new Map<Alphabet, Grammar>();
const grammarFor = (alphabet: Alphabet): Grammar => {
  const grammar = grammars.get(alphabet) ?? grammarOf(alphabet);
  grammars.set(alphabet, grammar);
  return grammar;
};

export const phrase = (line: string, alphabet: Alphabet = latin): Phrase => {
  const isAfterNumber = line.startsWith('# ');
  const text = () => foldLetters(isAfterNumber ? line.slice(2) : line);
  let pattern: RegExp | undefined;
  return {
    get pattern() {
      pattern ??= patternOf(text(), isAfterNumber, alphabet.prefix ?? '', grammarFor(alphabet));
      return pattern;
    },
    keys: () => keysOf(text(), grammarFor(alphabet)),
    required: () => requiredWords(text(), alphabet),
  };
};

const patternOf = (
  text: string,
  isAfterNumber: boolean,
  prefix: string,
  { piece, wordEnd, afterNumber, symbols }: Grammar,
): RegExp => {
  const source = text.replace(piece, (found, at: number) => {
    const symbol = symbols[found];
    if (symbol !== undefined) return symbol;
    return `${prefix}${found}${/['*#(]/.test(text[at + found.length] ?? '') ? '' : wordEnd}`;
  });
  return new RegExp(`${isAfterNumber ? afterNumber : ''}${source}`, 'y');
};

/** One phrase per line, and two for a pair in either order. */
export const phraseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const hint = line.startsWith(hintMark) ? hintMark : '';
      const [first = '', second] = line.slice(hint.length).split(' <> ');
      return second === undefined ? [line] : [`${hint}${first} .. ${second}`, `${hint}${second} .. ${first}`];
    });

const keysOf = (text: string, grammar: Grammar): string[] => {
  const openings = text.startsWith('(') ? alternatives(text) : [text];
  return [...new Set(openings.map((opening) => keyOf(opening, text, grammar)))];
};

const keyOf = (opening: string, text: string, { firstWord }: Grammar): string => {
  const [, word = '', star] = firstWord.exec(opening) ?? [];
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
