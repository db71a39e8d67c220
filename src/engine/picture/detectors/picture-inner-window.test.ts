import { describe, expect, it } from 'vitest';
import { browser, line, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureInnerWindow } from './picture-inner-window.ts';

const drawn = (address: string) => ({
  lines: [line(440, 262, address, 14), line(440, 380, 'Password'), line(440, 440, 'Sign in')],
  shapes: [
    { kind: 'window' as const, box: { left: 400, top: 220, width: 480, height: 420 } },
    { kind: 'field' as const, box: { left: 420, top: 254, width: 440, height: 28 } },
  ],
});

describe('picture-inner-window', () => {
  it('fires on a second address bar inside the page', () => {
    const finding = pictureInnerWindow.run(
      pictureCaseOf(browser('win-skins.net', drawn('https://accounts.google.com/signin'))),
    );
    expect(finding?.score).toBe(55);
    expect(finding?.description).toMatch(/win-skins\[\.\]net .* accounts\[\.\]google\[\.\]com/);
  });

  it.each([
    [
      'an address in the text of the page',
      browser('win-skins.net', { lines: [line(100, 400, 'www.example.com')] }),
    ],
    ['a browser on a desk, further down', { lines: drawn('https://accounts.google.com/signin').lines }],
    ['the same address in both', browser('accounts.google.com', drawn('https://accounts.google.com/signin'))],
  ])('stays quiet on %s', (_, draft) => {
    expect(pictureInnerWindow.run(pictureCaseOf(draft))).toBeNull();
  });
});
