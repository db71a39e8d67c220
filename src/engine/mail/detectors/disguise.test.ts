import { describe, expect, it } from 'vitest';
import { isDisguise } from './disguise.ts';

describe('isDisguise', () => {
  it.each([
    ['an invisible space', 'pass\u200bword'],
    ['a joiner', 'pass\u200dword'],
    ['several in a row', 'pass\u200b\u200b\u2060word'],
    ['a soft hyphen after one letter', 'p\u00adassword'],
    ['a soft hyphen before the last letter', 'passwor\u00add'],
    ['a soft hyphen and an invisible space', 'pass\u00adwo\u200brd'],
    ['foreign letters', 'p\u0430ssword'],
    ['a Greek capital that reads as a Latin one', '\u0391mazon'],
    ['a Greek letter in the middle', 'Payμent'],
    ['Cyrillic cut up', 'па\u200bроль'],
  ])('%s is one', (_, word) => {
    expect(isDisguise(word)).toBe(true);
  });

  it.each([
    ['places to hyphenate', 'Kranken\u00adversicherungs\u00adbeitrag'],
    ['a place to hyphenate before a bracket', '(Renten\u00adbeitrag)'],
    ['a unit', 'µmol/l'],
    ['a hormone', 'βHCG'],
    ['Persian', 'می\u200cخواهم'],
    ['Thai', 'สวัสดี\u200bครับ'],
    ['a mark between two alphabets', 'Ana\u200fשלום'],
    ['a picture behind a word', 'Ana❤\ufe0f'],
  ])('%s is none', (_, word) => {
    expect(isDisguise(word)).toBe(false);
  });
});
