import { expect, it } from 'vitest';
import { keepLegible } from './keep-legible.ts';

it.each([
  ['Russian', 'VBaxaeMbIĎ K/1MeHT! Bau cuëT B C6ep6aHke 3a6nokMp0BaH.', 0.941],
  ['Greek', 'Ayartnté rteÀátn, o AoyapıaGJóç øaç éyeı kÀeLôu0cí. Ert\\ßeßaıúatE:', 0.877],
  ['Chinese', 'f&šB)RkªEłß}¥źİ , ì#łzBD§$ì', 0.747],
  ['Japanese', "b#ł077}J +ld#JPRè^cuı#d. =5&ł\\& C'§#âZ < řźà\\ \\„", 0.74],
])('shows nothing of what was made out of %s', (_, text, confidence) => {
  expect(keepLegible({ text, confidence })).toBe('');
});

it('keeps the address in it, which is Latin everywhere, and says that there was more', () => {
  const text = 'nlogTBep/wTe ÆaHHble nO CCbı/1ke: https://sber-verify.top/login';
  expect(keepLegible({ text, confidence: 0.928 })).toBe('[unreadable] https://sber-verify.top/login');
});

it.each([
  ['a clear line, however odd', 'iPhone 15, WhatsApp, PayPal, YouTube, eBay', 0.99],
  ['names of brands', 'PayPal and eBay sent you this by WhatsApp', 0.95],
  ['a line with a few letters misread', 'Riehtclck or tap and hold here to downIoad', 0.84],
  ['a row of buttons', '[‘4 Reply]{.# Forward]|®@ Archive][®) Junk][@ Delete][More ✓]', 0.83],
  ['figures', '12,50 € 24.03.2026 0x8007 #4417', 0.9],
  ['a word', 'C6ep6aHke', 0.7],
])('keeps %s', (_, text, confidence) => {
  expect(keepLegible({ text, confidence })).toBe(text);
});
