import type { EvaluationReport } from '../../src/contract/index.ts';

export type Reliability = EvaluationReport['calibration'];

/**
 * How far predicted probabilities can be taken at their word: what was said against what was so, in ranges of equal width.
 * The error is the expected calibration error: the distance of the two, weighted by how many items each range holds.
 */
export const reliability = (
  probabilities: readonly number[],
  isPhishing: readonly boolean[],
  bins = 10,
): Reliability => {
  if (probabilities.length !== isPhishing.length) throw new RangeError('one label for each probability');
  if (probabilities.length === 0) throw new RangeError('nothing to measure');
  const ranges = Array.from({ length: bins }, () => ({ count: 0, phishing: 0, sum: 0 }));
  for (const [i, probability] of probabilities.entries()) {
    // 1 belongs to the last range: there is none above it.
    const range = ranges[Math.min(bins - 1, Math.floor(probability * bins))];
    if (!range) throw new RangeError(`not a probability: ${probability}`);
    range.count += 1;
    range.sum += probability;
    if (isPhishing[i]) range.phishing += 1;
  }
  const distance = ranges.reduce((total, { phishing, sum }) => total + Math.abs(phishing - sum), 0);
  return {
    error: distance / probabilities.length,
    bins: ranges.map(({ count, phishing, sum }, i) => ({
      from: i / bins,
      to: (i + 1) / bins,
      count,
      phishing,
      meanProbability: count === 0 ? null : sum / count,
    })),
  };
};
