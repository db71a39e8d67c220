import { describe, expect, it } from 'vitest';
import { apart, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureSupportAlert } from './picture-support-alert.ts';

const saying = (...texts: string[]) => pictureCaseOf({ lines: apart(100, 100, texts, 20) });

describe('picture-support-alert', () => {
  it.each([
    [
      'English',
      'Windows Defender alert: Trojan detected',
      'Do not restart your computer',
      'Call Microsoft: +1-888-555-0123',
    ],
    [
      'German',
      'Ihr Windows-PC wurde gesperrt. Virus gefunden',
      'Fehlercode 0x80092ee9',
      'Rufen Sie an: 030 5555 1234',
    ],
    [
      'Italian',
      'ATTENZIONE: computer bloccato',
      'Codice errore 0x80072148',
      'Contatta i tecnici: 06 5333056',
    ],
    ['Polish', 'Komputer z Windows zablokowany', 'Wykryto virus', 'Zadzwoń: 22 555 01 23'],
  ])('fires in %s', (_, ...texts) => {
    expect(pictureSupportAlert.run(saying(...texts))?.score).toBeGreaterThanOrEqual(24);
  });

  it.each([
    ['a clinic that tells its number', ['Your appointment is on Friday', 'Call us: 020 5555 0123']],
    ['a warning without a number', ['Windows Defender found a virus', 'Remove it now']],
    ['a card that was blocked by its bank', ['Your card is blocked', 'Call the number on your card']],
  ])('stays quiet on %s', (_, texts) => {
    expect(pictureSupportAlert.run(saying(...texts))).toBeNull();
  });
});
