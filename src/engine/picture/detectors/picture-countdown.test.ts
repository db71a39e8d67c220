import { describe, expect, it } from 'vitest';
import { browser, chat, line, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureCountdown } from './picture-countdown.ts';

const page = (...texts: string[]) =>
  pictureCaseOf(
    browser('offer-center.net', { lines: texts.map((text, i) => line(300, 200 + i * 60, text)) }),
  );

describe('picture-countdown', () => {
  it.each([
    'Your session expires in 04:59',
    'Die Sitzung läuft ab: 04:59',
    'Tempo restante 09:12',
    '04:59 minutes left',
  ])('fires on “%s”', (text) => {
    expect(pictureCountdown.run(page(text))?.score).toBe(6);
  });

  it('counts more beside a form', () => {
    expect(pictureCountdown.run(page('Expires in 04:59', 'Card number', 'CVV'))?.score).toBe(14);
  });

  it.each([
    ['opening hours', page('Open until 18:30')],
    ['a meeting', page('The meeting ends at 5:30 pm')],
    ['a chat with its clock', pictureCaseOf(chat('Jo', ['Still on? 14:32 left']))],
  ])('stays quiet on %s', (_, picture) => {
    expect(pictureCountdown.run(picture)).toBeNull();
  });
});
