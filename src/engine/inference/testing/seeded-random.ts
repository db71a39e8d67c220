/** Numbers between 0 and 1, the same in every run for a seed (a linear congruential generator). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

export const randomBelow = (next: () => number, count: number): number => Math.floor(next() * count);
