import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldProse } from './prose.ts';

const fold = (text: string) => foldProse(text, [{ start: 0, end: text.length }], []);
/** The part of the original that a part of the folded text came from. */
const original = (text: string, folded: string) => {
  const prose = fold(text);
  const at = prose.text.indexOf(folded);
  if (at < 0) throw new Error(`not in the text: ${folded}`);
  const { start, end } = prose.spanOf(at, at + folded.length);
  return text.slice(start, end);
};

describe('foldProse', () => {
  it.each([
    ['PayPal', 'paypal'],
    ['Überweisung für Müller', 'uberweisung fur muller'],
    ['Straße', 'strasse'],
    ['cœur, Æsir, Łódź', 'coeur, aesir, lodz'],
    ['İstanbul ışık', 'istanbul isik'],
    ['don’t – “quote”…', 'don\'t - "quote"...'],
    ['𝗣𝗮𝘆𝗣𝗮𝗹', 'paypal'],
    ['ＰａｙＰａｌ', 'paypal'],
    ['Pay\u200bPal', 'paypal'],
    ['p\u00ada\u00ads\u00ads', 'pass'],
    ['p\u0430yp\u0430l', 'paypal'],
    ['a   b\t\tc\nd', 'a b c d'],
    ['one\n\ntwo', 'one\ntwo'],
    ['one\u00a0two', 'one two'],
    ['Привет', 'привет'],
    ['', ''],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text).text.trimEnd()).toBe(folded);
  });

  it('ends each span with a line break and leaves blanks out', () => {
    const text = 'Subject here Body with hxxps://evil[.]example/x inside';
    const start = text.indexOf('hxxps');
    const prose = foldProse(
      text,
      [
        { start: 0, end: 12 },
        { start: 13, end: text.length },
      ],
      [{ start, end: start + 'hxxps://evil[.]example/x'.length }],
    );
    expect(prose.text).toBe('subject here\nbody with inside\n');
  });

  it.each([
    ['Your PayPal account', 'paypal', 'PayPal'],
    ['Ihr Konto für Müller', 'fur muller', 'für Müller'],
    ['Straße und Weg', 'weg', 'Weg'],
    ['Pay\u200bPal account', 'paypal', 'Pay\u200bPal'],
    ['a    wide    gap', 'wide gap', 'wide    gap'],
    ['Good news 🎉🎉 for PayPal users', 'paypal', 'PayPal'],
    ['your 𝗣𝗮𝘆𝗣𝗮𝗹 account', 'paypal', '𝗣𝗮𝘆𝗣𝗮𝗹'],
    ['wait… PayPal', 'paypal', 'PayPal'],
  ])('in %j finds where %j came from', (text, folded, words) => {
    expect(original(text, folded)).toBe(words);
  });

  it('lists words written to be misread', () => {
    const words = (text: string) => fold(text).disguised.map(({ start, end }) => text.slice(start, end));
    expect(words('Your pass\u200bword and p\u0430ypal here')).toEqual(['pass\u200bword', 'p\u0430ypal']);
    expect(words('p\u00ada\u00ads\u00ads')).toEqual(['p\u00ada\u00ads\u00ads']);
    expect(words('Привет Ana, café 👩\u200d💻 \u200b spaced')).toEqual([]);
  });

  it('keeps every span inside the text, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const prose = fold(text);
        for (let i = 0; i < prose.text.length; i += 1) {
          const { start, end } = prose.spanOf(i, i + 1);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThanOrEqual(end);
        }
        expect(fold(text).text).toBe(prose.text);
      }),
      { numRuns: 500 },
    );
  });

  it('has room for characters that are spelt out, and keeps their places', () => {
    const text = `${'\ufdfa'.repeat(5000)} end`;
    const prose = fold(text);
    expect(prose.text.length).toBeGreaterThan(50_000);
    expect(original(text, 'end')).toBe('end');
    expect(prose.spanOf(0, 1)).toEqual({ start: 0, end: 1 });
  });

  it('survives texts built to exhaust it', () => {
    for (const text of [
      '\u200b'.repeat(60_000),
      'a\u00ad'.repeat(30_000),
      'аa'.repeat(30_000),
      '\n'.repeat(60_000),
    ])
      expect(() => fold(text)).not.toThrow();
  });
});
