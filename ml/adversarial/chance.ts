/** Numbers from 0 up to 1. */
export type Random = () => number;

/** Looks random and is the same for the same seed (mulberry32), so that every run can be repeated. */
export const seededRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** One of several, each as likely. */
export const oneOf = <T>(random: Random, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

/** One character of a text, each as likely. */
export const letterOf = (random: Random, alphabet: string): string => {
  const letters = [...alphabet];
  return letters[Math.floor(random() * letters.length)] ?? '';
};

export const lettersOf = (random: Random, count: number, alphabet: string): string =>
  Array.from({ length: count }, () => letterOf(random, alphabet)).join('');

/** From `least` to `most`, both included. */
export const wholeNumber = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** All of them in another order. */
export const shuffled = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
