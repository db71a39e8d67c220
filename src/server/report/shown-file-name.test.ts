import { expect, it } from 'vitest';
import { shownFileName } from './shown-file-name.ts';

it.each([
  ['an ordinary name', 'Screenshot 2026-11-15 at 10.02.png', 'Screenshot 2026-11-15 at 10.02.png'],
  ['other scripts', 'Grüße 你好.png', 'Grüße 你好.png'],
  ['folders of Windows', 'C:\\Users\\ana\\page.png', 'page.png'],
  ['other folders', '../../etc/passwd', 'passwd'],
  ['a turned order', 'photo\u202egnp.exe', 'photognp.exe'],
  ['line breaks and what prints nothing', ' a\r\nb\u200b\u0000.png ', 'ab.png'],
  ['half a character', 'a\ud800.png', 'a\ufffd.png'],
  ['nothing', '/', 'screenshot'],
])('shows %s', (_, name, shown) => {
  expect(shownFileName(name, 'screenshot')).toBe(shown);
});

it('cuts an overlong name between whole characters', () => {
  expect(shownFileName('😀'.repeat(5000), 'screenshot')).toBe('😀'.repeat(200));
});
