import { expect, it } from 'vitest';
import { isWriting } from './is-writing.ts';

it.each([
  ['a sure line', 'Sign in', 0.97, true],
  ['a rather sure line', 'Forgot password?', 0.7, true],
  ['a sure single digit', '5', 0.99, true],
  ['an icon read as a letter', 'a', 0.93, false],
  ['bars of a telephone read as letters', '.ull', 0.7, false],
  ['signs without a letter', '·—', 0.99, false],
  ['a texture read as letters', 'lliilWlil', 0.45, false],
  ['nothing', '', 0, false],
])('%s', (_, text, confidence, expected) => {
  expect(isWriting({ text, confidence })).toBe(expected);
});
