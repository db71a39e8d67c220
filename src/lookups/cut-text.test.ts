import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['short', 10, 'short'],
  ['longer than that', 6, 'longer'],
  ['ab🜁', 3, 'ab'],
  ['ab🜁', 4, 'ab🜁'],
  ['🜁', 1, ''],
])('%j is cut to %i without half a character', (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected);
});
