import { expect, it } from 'vitest';
import { attackAll } from './attacked.ts';
import type { Judged } from './judged.ts';

const judged = (riskScore: number): Judged => ({
  riskScore,
  ruleScore: riskScore,
  probability: null,
  wantedScore: 0,
  found: [],
});

it('counts what each attack changed, as sent and after, and leaves out what it could not change', async () => {
  const lures = [
    { input: 'pay now', before: judged(80) },
    { input: 'hello', before: judged(0) },
  ];
  const attacks = [
    { name: 'shout', mutate: (text: string) => text.toUpperCase() },
    { name: 'calm', mutate: (text: string) => text.replace(' now', '') },
  ];
  const judge = async (texts: string[]) =>
    texts.map((text) => judged(text.toLowerCase().includes('now') ? 80 : 0));
  expect(await attackAll(lures, attacks, judge)).toEqual([
    { attack: 'shout', items: 2, caughtBefore: 1, caughtAfter: 1, calledBefore: 1, calledAfter: 1 },
    { attack: 'calm', items: 1, caughtBefore: 1, caughtAfter: 0, calledBefore: 1, calledAfter: 0 },
  ]);
});
