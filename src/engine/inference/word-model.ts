/** The weight of a bucket is `weights[bucket] * scale`; there are 2^bits buckets. */
export type WordModelFile = { bits: number; scale: number; bias: number; weights: Int8Array };

/** The n-grams of a text: the bucket of each, already below 2^bits, and the number of the word it begins in. */
export type WordBag = { buckets: Uint32Array; wordOf: Uint32Array };

export type WordModel = {
  logit: (bag: WordBag) => number;
  /**
   * What each word adds to the logit, up to the last word that begins an n-gram; the sum is the logit less the bias. An
   * n-gram counts once however often it occurs, so the word where it occurs first gets its part.
   */
  byWord: (bag: WordBag) => Float64Array;
};

/**
 * A linear model over the n-grams of a text: bias + (sum of the weights of the distinct buckets) / sqrt(their number).
 * The root keeps a long text from being judged by its length.
 */
export const readWordModel = ({ bits, scale, bias, weights }: WordModelFile): WordModel => {
  if (weights.length !== 2 ** bits) {
    throw new Error(`a word model of ${bits} bits has ${2 ** bits} weights, not ${weights.length}`);
  }
  // A set of millions of possible members that is emptied after each text by walking the text again.
  const seen = new Uint8Array(weights.length);

  /** Visits each distinct bucket at its first place in the bag, and returns how many there are. */
  const eachDistinct = ({ buckets }: WordBag, visit: (weight: number, place: number) => void): number => {
    let distinct = 0;
    for (let place = 0; place < buckets.length; place += 1) {
      const bucket = buckets[place] ?? 0;
      if (seen[bucket] === 1) continue;
      seen[bucket] = 1;
      distinct += 1;
      visit(weights[bucket] ?? 0, place);
    }
    for (let place = 0; place < buckets.length; place += 1) seen[buckets[place] ?? 0] = 0;
    return distinct;
  };

  return {
    logit: (bag) => {
      checkBag(bag, weights.length);
      let sum = 0;
      const distinct = eachDistinct(bag, (weight) => {
        sum += weight;
      });
      return distinct === 0 ? bias : bias + (sum * scale) / Math.sqrt(distinct);
    },
    byWord: (bag) => {
      checkBag(bag, weights.length);
      const parts = new Float64Array(bag.wordOf.reduce((most, word) => Math.max(most, word + 1), 0));
      const distinct = eachDistinct(bag, (weight, place) => {
        const word = bag.wordOf[place] ?? 0;
        parts[word] = (parts[word] ?? 0) + weight;
      });
      return parts.map((part) => (part * scale) / Math.sqrt(distinct));
    },
  };
};

/** A bucket out of range would silently weigh nothing; an error exposes a text hashed for another model. */
const checkBag = ({ buckets, wordOf }: WordBag, size: number): void => {
  if (wordOf.length !== buckets.length) {
    throw new Error(`${buckets.length} n-grams but the words of ${wordOf.length}`);
  }
  for (let place = 0; place < buckets.length; place += 1) {
    if ((buckets[place] ?? 0) >= size) throw new Error(`bucket ${buckets[place]} of a model with ${size}`);
  }
};
