import { describe, expect, it } from 'vitest';
import type { Judged } from './judged.ts';
import { defanged, loudest, worst } from './mistakes.ts';

const item = (name: string, riskScore: number, probability: number) => ({
  name,
  judged: { riskScore, probability, ruleScore: 0, wantedScore: 0, found: [] } satisfies Judged,
});

describe('worst', () => {
  const items = [
    item('a', 90, 0.9),
    item('a', 80, 0.9),
    item('b', 30, 0.5),
    item('c', 5, 0.2),
    item('d', 5, 0.1),
  ];
  const names = (kind: 'missed' | 'alarm', count: number) =>
    worst(items, kind, count, ({ name }) => name).map(({ name, judged }) => `${name}${judged.riskScore}`);

  it('begins with the loudest false alarm, one of each site', () => {
    expect(names('alarm', 10)).toEqual(['a90', 'b30']);
  });

  it('begins with what was thought safest, the probability deciding a tie', () => {
    expect(names('missed', 1)).toEqual(['d5']);
  });
});

describe('defanged', () => {
  it('leaves nothing to click on', () => {
    expect(defanged('See  http://bad.example/a.b\nor me@bad.example. Thanks.')).toBe(
      'See hxxp://bad[.]example/a[.]b or me[@]bad[.]example. Thanks.',
    );
  });

  it('is short', () => {
    expect(defanged('x'.repeat(500))).toHaveLength(160);
  });
});

describe('loudest', () => {
  const reasons = [
    { title: 'the host', value: 2 },
    { title: 'the path', value: -1 },
  ];

  it('reports what pushed in the wrong direction', () => {
    expect(loudest('alarm', ['a rule'], reasons)).toEqual(['a rule', 'model, raised by: the host']);
    expect(loudest('missed', [], reasons)).toEqual(['model, lowered by: the path']);
  });
});
