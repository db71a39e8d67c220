/**
 * The chance that a lure is ranked above a legitimate item; equal scores count half. Null where one kind is missing: nothing
 * was measured then.
 */
export const auc = (positives: readonly number[], negatives: readonly number[]): number | null => {
  if (positives.length === 0 || negatives.length === 0) return null;
  const lures = Float64Array.from(positives).sort();
  const legitimate = Float64Array.from(negatives).sort();
  let below = 0;
  let upTo = 0;
  let wins = 0;
  for (const score of lures) {
    while (below < legitimate.length && at(legitimate, below) < score) below += 1;
    while (upTo < legitimate.length && at(legitimate, upTo) <= score) upTo += 1;
    wins += below + (upTo - below) / 2;
  }
  return wins / (lures.length * legitimate.length);
};

/**
 * The share of lures that is caught at the lowest threshold which lets no more legitimate items through than the rate allows.
 *
 * Scores have many ties, and a threshold takes all of a tie or none of it. So the first legitimate item that is one too many
 * sets the threshold, and everything as low as it is not caught.
 */
export const recallAt = (
  positives: readonly number[],
  negatives: readonly number[],
  falsePositiveRate: number,
): number | null => {
  if (positives.length === 0 || negatives.length === 0) return null;
  // 0.07 * 100 is 7.000000000000001 and 0.29 * 100 is 28.999999999999996: a hair must not cost an item.
  const allowed = Math.floor(falsePositiveRate * negatives.length + 1e-9);
  if (allowed >= negatives.length) return 1;
  const legitimate = Float64Array.from(negatives).sort();
  const firstTooMany = at(legitimate, legitimate.length - 1 - allowed);
  return positives.filter((score) => score > firstTooMany).length / positives.length;
};

const at = (scores: Float64Array, index: number): number => scores[index] ?? Number.NaN;
