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
    calledPhishing: { count: 60, of: 100, rate: 0.6 },
    falsePositives: { count: 2, of: 100, rate: 0.02 },
    wronglyCalledPhishing: { count: 1, of: 100, rate: 0.01 },
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

it('takes its parts apart on the set that it judges worst, of those that hold enough of both kinds', () => {
  const easy = sliceOf({ split: 'in-distribution', legitimate: bands(99, 1, 0), phishing: bands(5, 20, 75) });
  const hard = sliceOf({
    split: 'generated',
    name: 'written by hand',
    legitimate: bands(90, 10, 0),
    phishing: bands(25, 45, 30),
  });
  const few = sliceOf({ split: 'time', legitimate: bands(99, 1, 0), phishing: bands(4, 0, 0) });
  const leftOut = sliceOf({ split: 'source', legitimate: bands(10, 90, 0), phishing: bands(90, 10, 0) });
  const slices = [easy, few, leftOut, hard];
  const ablationOf = (given: typeof slices) =>
    presentEvaluation(reportOf({ slices: given, ablations: [{ name: 'rules only', slices: given }] }))
      .ablations[0];
  expect(ablationOf(slices)?.hardest).toMatchObject({
    name: 'written by hand',
    recall: { count: 75, of: 100 },
    calledPhishing: { count: 30, of: 100 },
    falsePositives: { count: 10, of: 100 },
  });
  expect(ablationOf([few])?.hardest?.recall).toMatchObject({ count: 0, of: 4 });
  expect(ablationOf([leftOut])?.hardest).toBeNull();
});

it('leads with sources never trained on, and claims nothing by those it was trained on', () => {
  const known = sliceOf({
    split: 'in-distribution',
    legitimate: bands(200, 0, 0),
    phishing: bands(0, 0, 200),
  });
  const feed = sliceOf({ legitimate: bands(199, 1, 0), phishing: bands(40, 40, 40) });
  const shops = sliceOf({ legitimate: bands(90, 30, 0) });
  expect(presentEvaluation(reportOf({ slices: [known, feed, shops] })).headline).toMatchObject({
    name: '2 sources never trained on',
    recall: { count: 80, of: 120 },
    calledPhishing: { count: 40, of: 120 },
    falsePositives: { count: 30, of: 120 },
  });
  expect(presentEvaluation(reportOf({ slices: [known] })).headline).toBeNull();
});

it('has no newest period where the report has none', () => {
  expect(presentEvaluation(reportOf()).newestPeriod).toBeNull();
});
