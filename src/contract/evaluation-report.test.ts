import { describe, expect, it } from 'vitest';
import {
  evaluationReportSchema,
  flaggedShare,
  interval,
  phishingBandShare,
  rate,
  totalOf,
} from './evaluation-report.ts';

const counts = { safe: 90, suspicious: 7, phishing: 3 };
const nothing = { safe: 0, suspicious: 0, phishing: 0 };

describe('rates', () => {
  it('are computed from counts', () => {
    expect(totalOf(counts)).toBe(100);
    expect(flaggedShare(counts)).toBe(0.1);
    expect(phishingBandShare(counts)).toBe(0.03);
  });

  it('of nothing are unknown, not 0', () => {
    expect(rate(0, 0)).toBeNull();
    expect(flaggedShare(nothing)).toBeNull();
    expect(phishingBandShare(nothing)).toBeNull();
    expect(interval(0, 0)).toBeNull();
  });
});

describe('interval', () => {
  // Wilson's score interval by hand: (p + z²/2n ± z·√(p(1-p)/n + z²/4n²)) / (1 + z²/n).
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [3, 1000, 0.001, 0.0088],
    [990, 1000, 0.9817, 0.9946],
  ])('of %d in %d', (part, whole, low, high) => {
    const [from = Number.NaN, to = Number.NaN] = interval(part, whole) ?? [];
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  it('contains the rate and stays between 0 and 1, however few were counted', () => {
    for (let whole = 1; whole <= 30; whole += 1) {
      for (let part = 0; part <= whole; part += 1) {
        const [from, to] = interval(part, whole) ?? [1, 0];
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(part / whole + 1e-12);
        expect(to).toBeGreaterThanOrEqual(part / whole - 1e-12);
        expect(to).toBeLessThanOrEqual(1);
      }
    }
  });

  it('grows narrower with the count', () => {
    const widthOf = (whole: number) => {
      const [from, to] = interval(whole / 10, whole) ?? [0, 0];
      return to - from;
    };
    expect(widthOf(1000)).toBeLessThan(widthOf(100) / 2);
  });
});

describe('the report', () => {
  const slice = {
    name: 'a feed never trained on',
    split: 'source',
    phishing: counts,
    legitimate: nothing,
    auc: null,
    recallAtOnePercent: null,
    recallAtOnePerMille: null,
  };
  const report = {
    model: {
      id: 'url',
      title: 'Links',
      sha256: '0'.repeat(64),
      weightsBytes: 1,
      featureCount: 40,
      trainedOn: 'links up to 2026-06-30',
    },
    measuredOn: '2026-11-20',
    command: 'npm run evaluate',
    data: [],
    accuracy: { threshold: 0.5, right: 1, wrong: 0 },
    slices: [slice],
    falseAlarms: { byLanguage: [], byGenre: [] },
    ablations: [],
    calibration: { error: 0, bins: [] },
    adversarial: [],
    peers: [],
    latencyMs: { p50: 1, p99: 2, samples: 3 },
    mistakes: { missed: [], falseAlarms: [] },
  };
  const accepts = (more: object) => evaluationReportSchema.safeParse({ ...report, ...more }).success;

  it('is read back as it was written', () => {
    expect(evaluationReportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it.each([
    ['no slice at all', { slices: [] }],
    ['a share where a count belongs', { slices: [{ ...slice, phishing: { ...counts, safe: 0.5 } }] }],
    ['a negative count', { slices: [{ ...slice, phishing: { ...counts, safe: -1 } }] }],
    ['a way to split that says nothing', { slices: [{ ...slice, split: 'random' }] }],
    ['a shortened hash', { model: { ...report.model, sha256: 'abc' } }],
    ['a day that does not exist', { measuredOn: '2026-02-30' }],
  ])('is refused with %s', (_, more) => {
    expect(accepts({})).toBe(true);
    expect(accepts(more)).toBe(false);
  });
});
