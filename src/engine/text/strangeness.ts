import { letterOdds } from './letter-odds.ts';

const size = 27;
const codeOf = (letter: string | undefined) => {
  const code = (letter ?? '.').charCodeAt(0) - 96;
  return code >= 1 && code < size ? code : 0;
};

/**
 * How little the letters of a name resemble names that people choose: mean surprise in bits per letter, against the
 * domains of widely visited sites in many languages. Ordinary names score 3 to 4, `gknsbhvjqpxtl` above 6, and names with
 * too few letters to judge 0.
 */
export const strangeness = (label: string): number => {
  let bits = 0;
  let letters = 0;
  for (const word of label.toLowerCase().split(/[^a-z]+/)) {
    if (word.length < 3) continue;
    const text = `..${word}.`;
    for (let i = 2; i < text.length; i += 1) {
      bits += surprise(codeOf(text[i - 2]), codeOf(text[i - 1]), codeOf(text[i]));
      letters += 1;
    }
  }
  return letters < 5 ? 0 : bits / letters;
};

const surprise = (a: number, b: number, c: number): number =>
  ((letterOdds[a]?.charCodeAt(b * size + c) ?? 48) - 48) / 4;
