import { oneOf, type Random } from './chance.ts';

/** What is said, and what could be said instead; an empty text leaves it out. */
export type Rewording = { phrase: string; instead: readonly [string, ...string[]] };

/** Read from a table with one entry to a line: `what is said = what could be said / or that`. */
export const rewordings = (table: string): Rewording[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const cut = line.indexOf('=');
      const [first = '', ...more] = line
        .slice(cut + 1)
        .split('/')
        .map((one) => one.trim());
      return { phrase: line.slice(0, cut).trim(), instead: [first, ...more] };
    });

/** Rewords the phrases of a table wherever they occur, the longer ones first. */
export const reworder = (list: readonly Rewording[]): ((text: string, random: Random) => string) => {
  const insteadOf = new Map(list.map(({ phrase, instead }) => [plain(phrase), instead]));
  const patterns = list
    .map(({ phrase }) => phrase)
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/ /g, '\\s{1,9}')
        .replace(/'/g, "['’]"),
    );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text, random) =>
    text.replace(pattern, (found) => {
      const instead = insteadOf.get(plain(found));
      return instead ? inCaseOf(found, oneOf(random, instead)) : found;
    });
};

const plain = (phrase: string) => phrase.toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'");

const inCaseOf = (found: string, instead: string) => {
  const isShouted = found.length > 3 && found === found.toUpperCase();
  if (isShouted) return instead.toUpperCase();
  const isCapital = /^\p{Lu}/u.test(found);
  return isCapital ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
};
