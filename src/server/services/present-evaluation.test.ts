import { expect, it } from 'vitest';
import { reportOf, sliceOf } from '../testing/evaluation-folder.ts';
import { presentEvaluation } from './present-evaluation.ts';

const bands = (safe: number, suspicious: number, phishing: number) => ({ safe, suspicious, phishing });

it('computes every rate from the counts, with its confidence interval', () => {
  const { accuracy, slices } = presentEvaluation(
    reportOf({
      accuracy: { threshold: 0.5, right: 997, wrong: 3 },
      slices: [sliceOf({ phishing: bands(10, 30, 60), legitimate: bands(98, 1, 1) })],
    }),
  );
  expect(accuracy).toMatchObject({ count: 997, of: 1000, rate: 0.997 });
  expect(slices[0]).toMatchObject({
    recall: { count: 90, of: 100, rate: 0.9 },
    falsePositives: { count: 2, of: 100, rate: 0.02 },
    calledPhishing: { count: 1, of: 100, rate: 0.01 },
  });
  const [low, high] = slices[0]?.recall.interval ?? [1, 0];
  expect(low).toBeGreaterThan(0.8);
  expect(low).toBeLessThan(0.9);
  expect(high).toBeGreaterThan(0.9);
  expect(high).toBeLessThan(0.96);
});

it('says that nothing was measured, not 0 or 100 percent, where there was no example', () => {
  const { slices } = presentEvaluation(reportOf({ slices: [sliceOf({ legitimate: bands(5, 0, 0) })] }));
  expect(slices[0]?.recall).toEqual({ count: 0, of: 0, rate: null, interval: null });
});

it('leads with the newest period, then with held-out data, and with generated data only where there is nothing else', () => {
  const kept = sliceOf({ split: 'in-distribution', legitimate: bands(99, 1, 0), phishing: bands(2, 0, 8) });
  const newest = sliceOf({
    split: 'time',
    name: 'the newest month',
    legitimate: bands(90, 10, 0),
    phishing: bands(1, 0, 3),
  });
  const written = sliceOf({ split: 'generated', legitimate: bands(9, 0, 0), phishing: bands(0, 0, 9) });
  const slices = [written, sliceOf({ split: 'source', legitimate: bands(50, 50, 0) }), kept, newest];
  const measured = presentEvaluation(reportOf({ slices, ablations: [{ name: 'rules only', slices }] }));
  for (const one of [measured, measured.ablations[0]]) {
    expect(one).toMatchObject({ falsePositives: { count: 10, of: 100 }, recall: { count: 3, of: 4 } });
  }
  expect(measured.newestPeriod?.name).toBe('the newest month');
  expect(presentEvaluation(reportOf({ slices: [written, kept] })).recall).toMatchObject({ count: 8, of: 10 });
  expect(presentEvaluation(reportOf({ slices: [written] })).recall).toMatchObject({ count: 9, of: 9 });
  expect(presentEvaluation(reportOf({ slices: [] })).recall.rate).toBeNull();
});

it('has no newest period where the report has none', () => {
  expect(presentEvaluation(reportOf()).newestPeriod).toBeNull();
});
