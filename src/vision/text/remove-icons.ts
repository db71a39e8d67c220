import type { Reading } from './decode.ts';

/** Icons are read as up to this many letters. */
const longestSign = 4;
/** Real short words in clear lines never scored below 0.98; icons read as letters hardly ever reach this. */
const sureLetter = 0.97;

/** Removes the letters an icon before or after a line was read as: a padlock before an address, a box before 'Remember me'. */
export const removeIcons = (reading: Reading): Reading => {
  let words = wordsOf(reading);
  while (words.length > 1 && isIcon(words[0], words.slice(1))) words = words.slice(1);
  while (words.length > 1 && isIcon(words.at(-1), words.slice(0, -1))) words = words.slice(0, -1);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length === reading.text.split(' ').length) return reading;
  const chances = reading.chances.slice(first.start, last.end);
  return {
    text: reading.text.slice(first.start, last.end),
    chances,
    places: reading.places.slice(first.start, last.end),
    confidence: mean(chances),
  };
};

type Word = { text: string; start: number; end: number; chances: number[] };

const wordsOf = ({ text, chances }: Reading): Word[] =>
  [...text.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
    chances: chances.slice(index, index + word.length),
  }));

/** Only beside a word that is clear itself: in a bad photograph everything is doubtful. */
const isIcon = (word: Word | undefined, others: readonly Word[]) =>
  word !== undefined &&
  couldBeIcon(word) &&
  others.some(({ text, chances }) => /[\p{L}\p{N}]/u.test(text) && mean(chances) >= sureLetter);

/** One stroke, or nearly: most fonts leave it unclear which of these it is. */
const strokes = /[Il1i|!'’.,:;]/;

/** A doubtful single letter, or a few with a symbol among them. */
const couldBeIcon = ({ text, chances }: Word) => {
  const least = Math.min(...chances.filter((_, at) => !strokes.test(text.charAt(at))));
  if (text.length > longestSign || least >= sureLetter) return false;
  return text.length === 1 || /[^\p{L}\p{N}]/u.test(text);
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
