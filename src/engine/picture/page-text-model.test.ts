import { describe, expect, it } from 'vitest';
import { calibration } from '../inference/testing/tiny-models.ts';
import { foldProse } from '../text/prose.ts';
import { textTokens } from '../wording/text-tokens.ts';
import { readPageTextModel } from './page-text-model.ts';

const bits = 14;
const bucketsOf = (text: string) =>
  textTokens(foldProse(text, [{ start: 0, end: text.length }], []).text, bits).buckets;

/** Knows the words and letters of two sentences, and nothing else. */
const weights = new Int8Array(2 ** bits);
for (const bucket of bucketsOf('enter your password')) weights[bucket] = 10;
for (const bucket of bucketsOf('opening hours')) weights[bucket] = -10;
const model = readPageTextModel({ words: { bits, scale: 0.1, bias: 0, weights }, calibration });

describe('readPageTextModel', () => {
  it('finds what resembles the one more dangerous than what resembles the other', () => {
    expect(model.judge('Please enter your password').logit).toBeGreaterThan(2);
    expect(model.judge('Our opening hours').logit).toBeLessThan(-2);
    expect(model.judge('')).toMatchObject({ logit: 0, probability: 0.5 });
  });

  it('still recognises words that were misread', () => {
    const misread = model.judge('Piease enter y0ur passw ord').logit;
    expect(misread).toBeGreaterThan(0.5);
    expect(misread).toBeLessThan(model.judge('Please enter your password').logit);
  });

  it('is not misled by letter case, lookalike letters and invisible characters', () => {
    const plain = model.judge('enter your password').logit;
    expect(model.judge('ENTER YOUR PASSWORD').logit).toBe(plain);
    expect(model.judge('enter yоur pаss\u200bword').logit).toBe(plain);
  });

  it('names the words that counted most, each once, the strongest first', () => {
    const reasons = model.judge('opening: enter your password, your password').reasons();
    const titles = reasons.map(({ title }) => title);
    expect(titles).toContain('the word “password”');
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.length).toBeLessThanOrEqual(12);
    const sizes = reasons.map(({ value }) => Math.abs(value));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(reasons.find(({ title }) => title.includes('opening'))?.value).toBeLessThan(0);
  });
});
