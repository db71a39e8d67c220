/** Numbers between 0 and 1 that look random and come out the same in every run (a linear congruential generator). */
export const chance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

export const oneOf = (next: () => number, count: number): number => Math.floor(next() * count);
