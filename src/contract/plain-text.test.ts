import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outsideText } from './outside-text.ts';
import { cutText, dropInvisible } from './plain-text.ts';

it('masks what would reverse the writing direction', () => {
  expect(outsideText.parse('evil\u202elapyap.com')).toBe('evil\ufffdlapyap.com');
  expect(outsideText.parse('\u2066Ana\u2069')).toBe('\ufffdAna\ufffd');
  expect(outsideText.parse('Größe 7')).toBe('Größe 7');
});

it('drops what is not seen in a file name', () => {
  expect(dropInvisible('report\u202elmth\u200b.exe\u0000')).toBe('reportlmth.exe');
});

it('cuts a text between two words', () => {
  expect(cutText('Your parcel is held', 19)).toBe('Your parcel is held');
  expect(cutText('Your parcel is held until you pay', 18)).toBe('Your parcel is…');
  expect(cutText('Your parcel is held until you pay', 19)).toBe('Your parcel is held…');
});

it('cuts within a word only where there is no other way', () => {
  expect(cutText('お客様のアカウントが停止されました', 8)).toBe('お客様のアカウン…');
  expect(cutText(`see ${'x'.repeat(40)}`, 20)).toBe(`see ${'x'.repeat(16)}…`);
  expect(cutText('😀😀😀', 3)).toBe('😀…');
});

it('keeps a beginning of whole words, however a text is written', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 90 }), (list, max) => {
      const kept = cutText(list.join(' '), max);
      expect(kept.length).toBeLessThanOrEqual(max + 1);
      const whole = kept.replace('…', '').split(' ');
      expect(whole).toEqual(list.slice(0, whole.length));
    }),
  );
});
