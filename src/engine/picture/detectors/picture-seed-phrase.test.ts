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

  it('stays quiet where a sentence says, over two lines, that nobody asks for it', () => {
    const lines = [
      line(100, 100, 'Kraken fragt niemals per E-Mail nach Ihrem Passwort, Ihren 2FA-Codes oder Ihrer'),
      line(100, 125, 'Wiederherstellungsphrase.'),
    ];
    expect(pictureSeedPhrase.run(pictureCaseOf({ lines }))).toBeNull();
  });

  it('fires on a request that follows such a sentence', () => {
    const { lines, shapes } = asking('Enter your recovery phrase');
    const warned = [line(400, 260, 'Never share your recovery phrase.'), ...lines];
    expect(
      pictureSeedPhrase.run(pictureCaseOf(browser('wallet-sync.app', { lines: warned, shapes })))?.score,
    ).toBe(50);
  });

  it.each([
    ['an article', 'Trezor explains what a recovery phrase is and why paper is best.'],
    ['a poem', 'The seeds of a phrase grow in spring.'],
  ])('stays quiet on %s', (_, text) => {
    expect(pictureSeedPhrase.run(pictureCaseOf({ lines: [line(100, 100, text)] }))).toBeNull();
  });
});
