import { describe, expect, it } from 'vitest';
import { line, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureNotificationTrap } from './picture-notification-trap.ts';

const saying = (text: string) => pictureCaseOf({ lines: [line(100, 100, text)] });

describe('picture-notification-trap', () => {
  it.each([
    'Press “Allow” to confirm that you are not a robot',
    'Klicken Sie auf „Zulassen“, um das Video anzusehen: kein Roboter',
    'Cliquez sur Autoriser pour continuer',
  ])('fires on “%s”', (text) => {
    expect(pictureNotificationTrap.run(saying(text))?.score).toBe(32);
  });

  it.each([
    ['a browser that asks in its own words', 'example.com wants to show notifications. Block Allow'],
    ['a list of rules', 'We do not allow robots in the museum.'],
  ])('stays quiet on %s', (_, text) => {
    expect(pictureNotificationTrap.run(saying(text))).toBeNull();
  });
});
