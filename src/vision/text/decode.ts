/** What was read, letter by letter. */
export type Reading = {
  text: string;
  /** The mean of its letters' chances, 0 to 1; 0 if nothing was read. */
  confidence: number;
  /** Of each character of the text. */
  chances: number[];
  /** Where each character lies, from 0 at the left to 1 at the right end of what was read. */
  places: number[];
};

export type Scores = {
  /** Steps one after the other, each with a value per class; class 0 is "no letter here". */
  data: Float32Array;
  from: number;
  steps: number;
  classes: number;
  /** Class i is alphabet[i - 1]. */
  alphabet: readonly string[];
};

/**
 * The most likely class at every step; the same class twice in a row is one letter. `data` holds chances, or their
 * logarithms up to a constant: then each step is first normalised to a sum of one.
 */
export const decode = (
  { data, from, steps, classes, alphabet }: Scores,
  are: 'chances' | 'logs',
): Reading => {
  let text = '';
  const chances: number[] = [];
  const places: number[] = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    const base = from + step * classes;
    let best = 0;
    for (let i = 1; i < classes; i++) if ((data[base + i] ?? 0) > (data[base + best] ?? 0)) best = i;
    const chance = are === 'chances' ? (data[base + best] ?? 0) : shareOf(data, base, classes, best);
    if (best > 0) {
      const isSame = best === before;
      const last = chances.length - 1;
      // A letter spans several steps; its most certain one counts.
      if (isSame) chances[last] = Math.max(chances[last] ?? 0, chance);
      else {
        text += alphabet[best - 1] ?? '';
        chances.push(chance);
        places.push((step + 0.5) / steps);
      }
    }
    before = best;
  }
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return { text, confidence: chances.length ? sum / chances.length : 0, chances, places };
};

const shareOf = (data: Float32Array, base: number, classes: number, best: number) => {
  const top = data[base + best] ?? 0;
  let sum = 0;
  for (let i = 0; i < classes; i++) sum += Math.exp((data[base + i] ?? 0) - top);
  return 1 / sum;
};
