import { describe, expect, it } from 'vitest';
import {
  hasDirectionMark,
  hasInvisible,
  removeInvisible,
  replaceDirectionMarks,
} from './hidden-characters.ts';

describe('direction marks', () => {
  it.each(['\u202a', '\u202e', '\u2066', '\u2069'])('%j is found every time, and replaced', (mark) => {
    const name = `invoice${mark}fdp.exe`;
    expect([hasDirectionMark(name), hasDirectionMark(name)]).toEqual([true, true]);
    expect(replaceDirectionMarks(name)).toBe('invoicefdp.exe');
    expect(replaceDirectionMarks(name, '▯')).toBe('invoice▯fdp.exe');
  });

  it.each(['invoice.pdf', 'שלום', 'مرحبا'])('%s has none', (name) => {
    expect(hasDirectionMark(name)).toBe(false);
  });
});

describe('invisible characters', () => {
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
});
