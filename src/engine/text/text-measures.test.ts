import { expect, it } from 'vitest';
import { caseChanges, digitShare, entropy, longestRun, vowelShare } from './text-measures.ts';

const consonants = /[bcdfghjklmnpqrstvwxz]+/g;

it('are all 0 for an empty text', () => {
  const measures = [digitShare(''), vowelShare(''), entropy(''), longestRun('', consonants), caseChanges('')];
  expect(measures).toEqual([0, 0, 0, 0, 0]);
});

it.each([
  ['a1b2', 0.5],
  ['2026', 1],
  ['tea', 0],
])('digitShare of %s', (text, share) => {
  expect(digitShare(text)).toBe(share);
});

it.each([
  ['Ana', 2 / 3],
  ['sky', 1 / 3],
  ['a-1-b', 0.5],
  ['123', 0],
])('vowelShare of %s is of its letters alone', (text, share) => {
  expect(vowelShare(text)).toBeCloseTo(share, 12);
});

it.each([
  ['aaaa', 0],
  ['abab', 1],
  ['abcd', 2],
])('entropy of %s', (text, bits) => {
  expect(entropy(text)).toBeCloseTo(bits, 12);
});

it('longestRun finds the longest of several, in any letter case', () => {
  expect(longestRun('aXYZaBCaqwrtz', consonants)).toBe(5);
  expect(longestRun('aeiou', consonants)).toBe(0);
});

it.each([
  ['aBcD', 3],
  ['Login', 1],
  ['LOGIN', 0],
  ['a-B', 0],
])('caseChanges of %s', (text, changes) => {
  expect(caseChanges(text)).toBe(changes);
});
