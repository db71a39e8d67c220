import { expect, it } from 'vitest';
import { dropInvisible, outsideText } from './plain-text.ts';

it('masks what would reverse the writing direction', () => {
  expect(outsideText.parse('evil\u202elapyap.com')).toBe('evil\ufffdlapyap.com');
  expect(outsideText.parse('\u2066Ana\u2069')).toBe('\ufffdAna\ufffd');
  expect(outsideText.parse('Größe 7')).toBe('Größe 7');
});

it('drops what is not seen in a file name', () => {
  expect(dropInvisible('report\u202elmth\u200b.exe\u0000')).toBe('reportlmth.exe');
});
