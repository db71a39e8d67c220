import { describe, expect, it } from 'vitest';
import { browser, fieldAround, line, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureSeedPhrase } from './picture-seed-phrase.ts';

const asking = (label: string) => {
  const field = line(400, 300, label);
  return { lines: [line(400, 200, 'Restore', 26), field], shapes: [fieldAround(field)] };
};

describe('picture-seed-phrase', () => {
  it.each([
    'Enter your Secret Recovery Phrase',
    'Type your 12-word phrase',
    'Geben Sie Ihre 24-Wort Phrase ein',
    'Saisissez votre phrase de récupération',
    'Introduzca su frase de recuperación',
    'Inserisci la tua frase di recupero',
  ])('fires on “%s”', (label) => {
    expect(pictureSeedPhrase.run(pictureCaseOf(browser('wallet-sync.app', asking(label))))?.score).toBe(50);
  });

  it('counts little where the words are only warned about', () => {
    const lines = [
      line(100, 100, 'Never share your secret recovery phrase with anyone. Do not enter it anywhere.'),
    ];
    expect(pictureSeedPhrase.run(pictureCaseOf({ lines }))?.score ?? 0).toBeLessThanOrEqual(6);
  });

  it.each([
    ['an article', 'Trezor explains what a recovery phrase is and why paper is best.'],
    ['a poem', 'The seeds of a phrase grow in spring.'],
  ])('stays quiet on %s', (_, text) => {
    expect(pictureSeedPhrase.run(pictureCaseOf({ lines: [line(100, 100, text)] }))).toBeNull();
  });
});
