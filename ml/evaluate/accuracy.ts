export type Labelled = { probability: number; isPhishing: boolean };
export type Accuracy = { threshold: number; right: number; wrong: number };

export const accuracyAt = (items: readonly Labelled[], threshold: number): Accuracy => {
  const right = items.filter((one) => one.probability >= threshold === one.isPhishing).length;
  return { threshold, right, wrong: items.length - right };
};

/**
 * The probability is stated for as much phishing as legitimate input; a set with another mix has another best threshold. It is
 * chosen on one half and counted on the other, both ways round, so that nothing is counted that it was chosen on.
 */
export const accuracyForMix = (items: readonly Labelled[]): Accuracy => {
  const halves = [0, 1].map((half) => items.filter((_, i) => i % 2 === half));
  const [first = [], second = []] = halves;
  const there = accuracyAt(second, bestThreshold(first));
  const back = accuracyAt(first, bestThreshold(second));
  return {
    threshold: Math.round(((there.threshold + back.threshold) / 2) * 1e4) / 1e4,
    right: there.right + back.right,
    wrong: there.wrong + back.wrong,
  };
};

/** The threshold that gets most items right; halfway between two neighbours. */
export const bestThreshold = (items: readonly Labelled[]): number => {
  const sorted = items.toSorted((a, b) => a.probability - b.probability);
  let right = sorted.filter(({ isPhishing }) => isPhishing).length;
  let best = right;
  let threshold = 0;
  for (const [i, { probability, isPhishing }] of sorted.entries()) {
    right += isPhishing ? -1 : 1;
    const next = sorted[i + 1]?.probability ?? 1;
    if (right <= best || next === probability) continue;
    best = right;
    threshold = (probability + next) / 2;
  }
  return threshold;
};
