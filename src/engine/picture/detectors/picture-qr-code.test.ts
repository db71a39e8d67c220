import { describe, expect, it } from 'vitest';
import { line, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureQrCode } from './picture-qr-code.ts';

const poster = (words: string, leadsTo: string) =>
  pictureCaseOf({
    lines: [line(100, 80, words, 30)],
    codes: [{ text: leadsTo, box: { left: 200, top: 200, width: 200, height: 200 } }],
  });

describe('picture-qr-code', () => {
  it.each([
    ['a parking meter', 'Scan to pay for parking', 'https://pay-parking-now.top/'],
    ['a second factor', 'Scan the code to verify your account', 'https://mfa-check.info/x'],
    ['a fine, in German', 'Scannen und Knöllchen jetzt bezahlen', 'bussgeld-zahlen.xyz/p'],
  ])('fires on %s', (_, words, leadsTo) => {
    expect(pictureQrCode.run(poster(words, leadsTo))?.score).toBe(30);
  });

  it('counts little where nothing is urged', () => {
    expect(pictureQrCode.run(poster('Our menu', 'https://trattoriadagino.it/menu'))?.score).toBe(6);
  });

  it.each([
    ['a code that leads to its owner', 'Scan to pay', 'https://www.paypal.com/qrcodes/x'],
    ['a code without an address', 'Scan to join', 'WIFI:T:WPA;S:Cafe;P:latte;;'],
  ])('stays quiet on %s', (_, words, leadsTo) => {
    expect(pictureQrCode.run(poster(words, leadsTo))).toBeNull();
  });
});
