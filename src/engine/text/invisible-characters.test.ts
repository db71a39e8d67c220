import { expect, it } from 'vitest';
import { hasInvisible, removeInvisible } from './invisible-characters.ts';

it.each(['\u00ad', '\u200b', '\u200d', '\u202e', '\u2060', '\ufeff', '\ufff9', '\u{e0041}'])(
  '%j is found every time, and removed',
  (character) => {
    const word = `pass${character}word`;
    expect([hasInvisible(word), hasInvisible(word)]).toEqual([true, true]);
    expect(removeInvisible(word)).toBe('password');
  },
);

it.each(['password', 'naïve', 'пароль', '👍', 'a b\u00a0c\n'])('%j has none', (text) => {
  expect(hasInvisible(text)).toBe(false);
});
