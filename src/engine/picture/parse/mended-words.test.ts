import { describe, expect, it } from 'vitest';
import { foldProse } from '../../text/prose.ts';
import { mendWords } from './mended-words.ts';

const mended = (text: string) => mendWords(foldProse(text, [{ start: 0, end: text.length }], [])).text.trim();

describe('mending misread words', () => {
  it.each([
    ['a nought for an o', 'enter your passw0rd', 'enter your password'],
    ['a one for an l', 'you wi11 receive', 'you will receive'],
    ['an r and an n for an m', 'confirrn your account', 'confirm your account'],
    ['a capital I for an l', 'your emaiI account', 'your email account'],
    ['missing spaces', 'Youraccounthasbeensuspended', 'your account has been suspended'],
    ['a five for an s', 'has been 5uspended', 'has been suspended'],
  ])('puts right %s', (_, text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  it.each([
    ['a word no phrase knows', 'kornblume'],
    ['a number', '100510'],
    ['a German compound', 'kontoauszug'],
    ['an order number', 'r5t0k1'],
    ['a word that is right as it is', 'return the form'],
  ])('leaves alone %s', (_, text) => {
    expect(mended(text)).toBe(text);
  });

  it('still knows where a word stood', () => {
    const text = 'Hello! Youraccounthasbeensuspended today.';
    const prose = mendWords(foldProse(text, [{ start: 0, end: text.length }], []));
    const at = prose.text.indexOf('suspended');
    const { start, end } = prose.spanOf(at, at + 'suspended'.length);
    expect(text.slice(start, end)).toMatch(/suspended/);
    expect(end - start).toBeLessThan(14);
  });
});
