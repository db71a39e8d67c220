import { describe, expect, it } from 'vitest';
import { apart, browser, pictureCaseOf, wellKnown } from '../../testing/picture-case.ts';
import { picturePrizeGame } from './picture-prize-game.ts';

const page = (...texts: string[]) =>
  pictureCaseOf(browser('bakery-gifts.top', { lines: apart(200, 160, texts) }));

describe('picture-prize-game', () => {
  it.each([
    ['English', 'You are the 1,000,000th visitor!', 'Spin the wheel and claim your prize'],
    ['Polish', 'Gratulacje! Zakręć kołem i wygraj', 'Udostępnij 14 znajomym'],
    ['French', 'Tournez la roue !', 'Il vous reste 5 minutes'],
    ['Italian', 'Gira la ruota', 'Paga solo la spedizione'],
  ])('fires in %s', (_, ...texts) => {
    expect(picturePrizeGame.run(page(...texts))?.score).toBe(26);
  });

  it.each([
    ['a cycling shop', page('A new wheel for your bike', 'Delivery in three days')],
    ['a lottery’s results', page('The winning numbers of Saturday', '4 8 15 16 23 42')],
    [
      'a game on a widely visited site',
      pictureCaseOf(
        browser('https://www.lego.com/fun', {
          lines: apart(200, 160, ['Spin the wheel and win', 'Share with friends']),
          facts: wellKnown('lego.com'),
        }),
      ),
    ],
  ])('stays quiet on %s', (_, picture) => {
    expect(picturePrizeGame.run(picture)).toBeNull();
  });
});
