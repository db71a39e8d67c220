import { describe, expect, it } from 'vitest';
import { editDistance } from '../../src/engine/training.ts';
import { seededRandom } from './chance.ts';
import { ocrNoise } from './ocr-noise.ts';

const page =
  'Welcome back. Your cloud mailbox is nearly full: sign in at https://mail.example.com to confirm your account within 24 hours, or it will be closed!';
const pages = (count: number) => Array.from({ length: count }, () => page).join(' ');
const manyNoisy = (rate: number) =>
  Array.from({ length: 300 }, (_, seed) => ocrNoise(page, rate, seededRandom(seed))).join('\n');

describe('ocrNoise', () => {
  it('leaves a text alone at rate 0', () => {
    expect(ocrNoise(page, 0, seededRandom(1))).toBe(page);
  });

  it('is the same for the same seed and another for another', () => {
    expect(ocrNoise(page, 0.1, seededRandom(4))).toBe(ocrNoise(page, 0.1, seededRandom(4)));
    expect(ocrNoise(page, 0.1, seededRandom(4))).not.toBe(ocrNoise(page, 0.1, seededRandom(5)));
  });

  it.each([0.02, 0.05, 0.15])('makes about as many errors as asked for (%d)', (rate) => {
    const line = 'confirm your account, or it is closed';
    const distances = Array.from({ length: 2000 }, (_, seed) =>
      editDistance(line, ocrNoise(line, rate, seededRandom(seed))),
    );
    const share = distances.reduce((sum, one) => sum + one, 0) / (2000 * line.length);
    expect(share).toBeGreaterThan(rate * 0.6);
    expect(share).toBeLessThan(rate * 1.8);
  });

  it.each([
    ['one letter for two', /nai1box|mai[1I|]box|c1oud|[c][1I|]oud/],
    ['two letters for one', /frorn|confirrn|cornp|rnai|Welcorne/],
    ['one for two', /doud|dosed/],
    ['a nought for an o', /acc0unt|y0ur|cl0ud/],
    ['a lost space', /Yourcloud|signin|nearlyfull/],
    ['a split word', /ac count|con firm|mail box|a ccount|acc ount/],
    ['a lost full stop', /back Your/],
    ['a wrong case', /ACcount|aCcount|acCount|accOunt|maiLbox|conFirm|coNfirm/],
    ['a broken line', /\w\n\w/],
  ])('makes the mistakes that recognition makes: %s', (_, mistake) => {
    expect(manyNoisy(0.12)).toMatch(mistake);
  });

  it('never leaves half a character', () => {
    const noisy = ocrNoise('𝖺😀'.repeat(200), 0.5, seededRandom(3));
    expect(noisy.isWellFormed()).toBe(true);
  });

  it('goes through a long text in one pass', () => {
    const noisy = ocrNoise(pages(2000), 0.05, seededRandom(9));
    expect(noisy.length).toBeGreaterThan(250_000);
  });
});
