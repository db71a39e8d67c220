import { describe, expect, it } from 'vitest';
import { predictionOf, reasonsFrom, shownProbability, theRest } from './prediction.ts';
import { calibration, prediction } from './testing/tiny-models.ts';

describe('predictionOf', () => {
  it('calibrates the logit into a probability', () => {
    expect(prediction(0).probability).toBe(0.5);
    const scaled = predictionOf(3, { ...calibration, slope: 0.5, offset: -1 }, () => []);
    expect(scaled.probability).toBeCloseTo(1 / (1 + Math.exp(-0.5)), 12);
  });

  it.each([
    [-9, 0],
    [0, 0],
    [1, 10.5],
    [2, 21],
    [3, 38],
    [4, 55],
    [5.5, 81.25],
    [6, 90],
    [40, 90],
  ])(
    'a logit of %f asks for a score of %f: straight lines between the points, flat outside',
    (logit, score) => {
      expect(prediction(logit).wantedScore).toBe(score);
    },
  );

  it('never asks for less at a higher logit', () => {
    let last = 0;
    for (let logit = -3; logit < 8; logit += 0.01) {
      const { wantedScore } = prediction(logit);
      expect(wantedScore).toBeGreaterThanOrEqual(last);
      last = wantedScore;
    }
  });

  it('sets a ceiling a little above the wanted score, and never below the end of the safe band', () => {
    expect([-3, 0, 2, 4, 6].map((logit) => prediction(logit).ceiling)).toEqual([20, 20, 31, 65, 100]);
  });

  it('works out its reasons only when asked', () => {
    let asked = 0;
    const { reasons } = predictionOf(1, calibration, () => {
      asked += 1;
      return [];
    });
    expect(asked).toBe(0);
    reasons();
    expect(asked).toBe(1);
  });
});

it.each([
  [-30, '1 %'],
  [0, '50 %'],
  [30, '99 %'],
])('at a logit of %i the probability is shown as %s, never as certain', (logit, shown) => {
  expect(shownProbability(prediction(logit))).toBe(shown);
});

describe('reasonsFrom', () => {
  it('adds up reasons with the same title, the strongest first, whatever the sign', () => {
    const words = ['random name', 'known site', 'random name', 'long path'];
    const reasons = reasonsFrom(words, [0.5, -2, 0.75, 0.2]);
    expect(reasons).toEqual([
      { title: 'known site', value: -2 },
      { title: 'random name', value: 1.25 },
      { title: 'long path', value: 0.2 },
    ]);
  });

  it('combines what has no title', () => {
    expect(reasonsFrom([null, 'a', null], [0.5, 0.1, -0.25])).toEqual([
      { title: theRest, value: 0.25 },
      { title: 'a', value: 0.1 },
    ]);
  });

  it('leaves out what hardly moved the logit, also where contributions cancel out', () => {
    expect(reasonsFrom(['a', 'b', 'b'], [0.04, 3, -3])).toEqual([]);
  });
});
