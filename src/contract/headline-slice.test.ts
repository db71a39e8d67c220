import { expect, it } from 'vitest';
import type { BandCounts, EvaluationSlice } from './evaluation-report.ts';
import { headlineSlice } from './headline-slice.ts';

const bands = (safe: number, suspicious: number, phishing: number): BandCounts => ({
  safe,
  suspicious,
  phishing,
});
const none = bands(0, 0, 0);
const slice = (given: Partial<EvaluationSlice>): EvaluationSlice => ({
  name: 'a set',
  split: 'source',
  phishing: none,
  legitimate: none,
  auc: null,
  recallAtOnePercent: null,
  recallAtOnePerMille: null,
  ...given,
});

const known = slice({
  name: 'kept back',
  split: 'in-distribution',
  phishing: bands(1, 0, 999),
  legitimate: bands(998, 1, 1),
});
/** A source of phishing stands beside the same legitimate items as the known sources do. */
const feed = slice({ name: 'a feed', phishing: bands(40, 50, 60), legitimate: bands(997, 2, 1) });
const shops = slice({ name: 'shops', legitimate: bands(70, 20, 0) });
const lists = slice({ name: 'lists', legitimate: bands(60, 0, 10) });
const ours = slice({ name: 'our grammars', phishing: bands(0, 0, 500), legitimate: bands(300, 0, 0) });
const gate = slice({
  name: 'our gate',
  split: 'generated',
  phishing: bands(30, 40, 40),
  legitimate: bands(105, 5, 0),
});

it('puts all sources together that were never trained on, each with what is its own', () => {
  expect(headlineSlice([known, feed, shops, lists, ours, gate])).toMatchObject({
    name: '3 sources never trained on',
    split: 'source',
    phishing: bands(40, 50, 60),
    legitimate: bands(130, 20, 10),
  });
});

it('falls back on what we wrote ourselves where too little was left out', () => {
  const few = slice({ phishing: bands(10, 10, 3) });
  expect(headlineSlice([known, few, shops, lists, gate])).toEqual(gate);
});

it('claims nothing where everything comes from sources trained on', () => {
  expect(headlineSlice([known])).toBeNull();
});
