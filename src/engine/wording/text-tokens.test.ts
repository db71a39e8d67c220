import { describe, expect, it } from 'vitest';
import { foldProse } from '../text/prose.ts';
import { textTokens } from './text-tokens.ts';

const bits = 18;
const folded = (text: string) => foldProse(text, [{ start: 0, end: text.length }], []).text;
const bucketsOf = (text: string) => new Set(textTokens(folded(text), bits).buckets);
const wordsOf = (text: string) => textTokens(folded(text), bits).words;

describe('textTokens', () => {
  const plain = 'Please verify your account within hours, or it will be closed by the support team';

  it.each([
    ['letter case', plain.toUpperCase()],
    ['invisible characters', plain.replace('verify', 've\u200brify').replace('account', 'acc\u00adount')],
    ['lookalike letters', plain.replace('account', 'аccоunt')],
    ['wide letters', plain.replace('verify', 'ｖｅｒｉｆｙ')],
    ['line breaks', plain.replaceAll(' ', '\n')],
  ])('is not misled by %s', (_, text) => {
    expect(bucketsOf(text)).toEqual(bucketsOf(plain));
  });

  it('still recognises most of a misread scan', () => {
    const read = bucketsOf(plain.replace('account', 'accouut'));
    const meant = bucketsOf(plain);
    const shared = [...meant].filter((bucket) => read.has(bucket)).length;
    expect(shared / meant.size).toBeGreaterThan(0.88);
    expect(shared).toBeLessThan(meant.size);
  });

  it.each([
    ['the brand', 'Your PayPal account', 'Your Netflix account'],
    ['a brand of several words', 'Your Wells Fargo account', 'Your Netflix account'],
    ['who is written to', 'Dear ana@firm.example, hello', 'Dear someone.else@mail.example, hello'],
    ['where a link leads', 'See https://a.example/x?y=1 now', 'See www.other.example now'],
    ['a bare domain', 'See evil.com now', 'See https://a.example/x now'],
    ['which number', 'Order 48213 of 12', 'Order 990011 of 31'],
  ])('ignores %s', (_, one, other) => {
    expect(bucketsOf(one)).toEqual(bucketsOf(other));
  });

  it.each([
    ['other words', 'Your account is closed', 'Your account is open'],
    ['another order of words', 'pay the bank', 'bank the pay'],
    ['longer numbers', 'Order 4', 'Order 40123'],
  ])('distinguishes %s', (_, one, other) => {
    expect(bucketsOf(one)).not.toEqual(bucketsOf(other));
  });

  it('names the words behind every bucket, to show to a person', () => {
    const { buckets, wordOf, words } = textTokens('verify your account', bits);
    expect(words).toEqual(
      expect.arrayContaining(['verify', 'your', 'account', 'verify your', 'your account']),
    );
    expect(wordOf).toHaveLength(buckets.length);
    expect([...wordOf].every((index) => words[index] !== undefined)).toBe(true);
  });

  it('splits scripts without spaces letter by letter', () => {
    expect(wordsOf('確認して')).toEqual(expect.arrayContaining(['確', '確認', '認']));
    expect(wordsOf('こちらhttps://a.example/を').join(' ')).toContain('<link>');
  });

  it('leaves out letters inside words on request', () => {
    const text = 'verify your account';
    expect(textTokens(text, bits, { characters: false }).buckets).toHaveLength(5);
    expect(textTokens(text, bits).buckets.length).toBeGreaterThan(15);
  });

  it('keeps every bucket in range, and each once', () => {
    const { buckets } = textTokens(plain.repeat(20), 10);
    expect(Math.max(...buckets)).toBeLessThan(1024);
    expect(new Set(buckets).size).toBe(buckets.length);
  });

  it('reads the beginning and the end of a text of any length', () => {
    const many = Array.from(
      { length: 60_000 },
      (_, i) => `padding${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i % 9)}`,
    );
    const text = `opening ${many.join(' ')} closing`;
    const { words } = textTokens(text, bits);
    expect(words).toContain('opening');
    expect(words).toContain('closing');
    const random = Array.from({ length: 30_000 }, (_, i) => (i * 7919).toString(26).replace(/\d/g, 'q'));
    expect(textTokens(random.join(' '), bits, { characters: false }).buckets.length).toBeLessThan(8001);
  });

  it.each([
    ['at signs', '@'.repeat(200_000)],
    ['one endless word', 'a'.repeat(200_000)],
    ['letters before an at sign', `${'a.'.repeat(100_000)}@`],
    ['dots', '.'.repeat(200_000)],
    ['endless Chinese', '确认'.repeat(100_000)],
    ['addresses', 'www.'.repeat(50_000)],
  ])('survives %s', (_, text) => {
    expect(textTokens(text, bits).buckets.length).toBeLessThan(20_000);
  });

  it('is empty for an empty text', () => {
    expect(textTokens('', bits)).toEqual({
      buckets: new Uint32Array(),
      wordOf: new Uint32Array(),
      words: [],
    });
  });
});
