import { describe, expect, it } from 'vitest';
import { type Judged, outcomeOf } from './judged.ts';
import { alarmsBy, sliceOf } from './slice.ts';

const judged = (given: Partial<Judged>): Judged => ({
  riskScore: 0,
  ruleScore: 0,
  probability: 0.1,
  wantedScore: 0,
  found: [],
  ...given,
});

describe('outcomeOf', () => {
  const one = judged({ riskScore: 80, ruleScore: 12, wantedScore: 90, probability: 0.99 });

  it.each([
    ['rules only', { level: 'safe', rank: 12 }],
    ['model only', { level: 'suspicious', rank: 0.99 }],
    ['rules and model', { level: 'phishing', rank: 80.99 }],
  ] as const)('listens to %s', (ablation, expected) => {
    expect(outcomeOf(one, ablation)).toEqual(expected);
  });

  it('does without a model', () => {
    expect(outcomeOf(judged({ riskScore: 30, probability: null }))).toEqual({
      level: 'suspicious',
      rank: 30.5,
    });
  });
});

describe('sliceOf', () => {
  const name = { name: 'a slice', split: 'source' } as const;

  it('counts bands and ranks ties of the score by the probability', () => {
    const slice = sliceOf(
      name,
      [judged({ riskScore: 20, probability: 0.9 }), judged({ riskScore: 75 })],
      [judged({ riskScore: 20, probability: 0.2 }), judged({ riskScore: 21, probability: 0.1 })],
    );
    expect(slice).toEqual({
      ...name,
      phishing: { safe: 1, suspicious: 0, phishing: 1 },
      legitimate: { safe: 1, suspicious: 1, phishing: 0 },
      auc: 0.75,
      recallAtOnePercent: 0.5,
      recallAtOnePerMille: 0.5,
    });
  });

  it('ranks nothing where one kind is missing', () => {
    expect(sliceOf(name, [], [judged({})])).toMatchObject({ auc: null, recallAtOnePercent: null });
  });
});

describe('alarmsBy', () => {
  it('puts small groups together, apart from what must not be mixed with them', () => {
    const items = ['news', 'news', 'bank', 'shop', 'made up'].map((item) => ({ item, judged: judged({}) }));
    const counts = alarmsBy(
      items,
      (name) => name,
      2,
      (name) => (name === 'made up' ? 'ours' : 'others'),
    ).map(({ name, legitimate }) => [name, legitimate.safe]);
    expect(counts).toEqual([
      ['news', 2],
      ['others', 2],
      ['ours', 1],
    ]);
  });
});
