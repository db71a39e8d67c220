import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['capitals', 'Wombat NOTES', 'wombat notes'],
  ['white space', ' a\r\n\tb\u00a0c ', 'a b c'],
  ['full width', 'ＰａｙＰａｌ', 'paypal'],
  ['a letter and its mark', 'Cafe\u0301', 'café'],
  ['a letter with many marks', `Z${'\u0301'.repeat(30)}`, 'ź'.normalize('NFKC') + '\u0301'.repeat(29)],
])('reads %s alike', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

// Put in order in the square of their number, these take minutes.
it.each([
  ['marks of two kinds', `a${'\u0301\u0316'.repeat(300_000)}`],
  ['half-width marks', `か${'\uff9e\u0316'.repeat(300_000)}`],
  ['marks of which each is two', '\u0344\u0316'.repeat(300_000)],
])('A01 is done with 600,000 %s', (_, text) => {
  expect(foldText(`${text} the end`)).toMatch(/^.{1,100} the end$/u);
});
