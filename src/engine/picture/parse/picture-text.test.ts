import { describe, expect, it } from 'vitest';
import { line, lines, readingOf } from '../../testing/picture-case.ts';
import { pictureText } from './picture-text.ts';

const textOf = (text: string, left = 40) => pictureText(readingOf({ lines: lines(left, 40, text) }));
const found = (text: string) => textOf(text).addresses.map(({ kind, href }) => `${kind} ${href}`);

describe('addresses in a picture', () => {
  it.each([
    ['a whole one', 'Go to https://evil.top/login now', ['web https://evil.top/login']],
    ['a bare host', 'Visit paypa1-login.com today', ['web http://paypa1-login.com']],
    ['a space before the ending', 'paypa1-login. com', ['web http://paypa1-login.com']],
    ['spaces around the dot', 'paypa1-login . com', ['web http://paypa1-login.com']],
    ['a broken scheme', 'https: //evil.top/x', ['web https://evil.top/x']],
    ['a misread colon', 'https;//evil.top/x', ['web https://evil.top/x']],
    ['a defanged one', 'hxxps://evil[.]top/x', ['web https://evil.top/x']],
    [
      'one that goes on after a hyphen',
      'see https://secure-\nlogin.com/verify',
      ['web https://secure-login.com/verify'],
    ],
    [
      'one whose path goes on',
      'see https://evil.top/a1b2c3\nd4e5/?src=mail',
      ['web https://evil.top/a1b2c3d4e5/?src=mail'],
    ],
    ['a mail address', 'Write to service@paypal.com', ['mail service@paypal.com']],
    ['a mail address with a space', 'Write to service @paypal.com', ['mail service@paypal.com']],
    [
      'a mail address that goes on after a hyphen',
      'The mailbox sven@harders-\ntischlerei.de is full',
      ['mail sven@harders-tischlerei.de'],
    ],
    ['letters that look alike, as they are', 'https://paypaI.com', ['web https://paypaI.com']],
  ])('are found: %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['two sentences', 'It is done. Com is no word.'],
    ['a time below an address', 'https://evil.top\n10:30'],
    ['a price', 'Total 12.99'],
  ])('are not made out of %s', (_, text) => {
    expect(found(text).every((one) => one === 'web https://evil.top')).toBe(true);
  });

  it('are defanged in the text, and their places still fit', () => {
    const { text, addresses } = textOf('Go to https://evil.top/login now');
    expect(text).toBe('Go to hxxps://evil[.]top/login now');
    expect(addresses.map(({ span }) => text.slice(span.start, span.end))).toEqual([
      'hxxps://evil[.]top/login',
    ]);
  });
});

it('knows where in the picture a stretch of text is', () => {
  const { text, boxesOf } = textOf('first line here\nsecond line here');
  const start = text.indexOf('second');
  expect(boxesOf({ start, end: start + 6 })).toEqual([{ left: 40, top: 65, width: 54, height: 18 }]);
});

it('marks every line that a stretch runs over', () => {
  const { text, boxesOf } = textOf('first line here\nsecond line here');
  expect(boxesOf({ start: 0, end: text.length })).toHaveLength(2);
});

it('reads only so much, and says how much it left out', () => {
  const many = Array.from({ length: 2000 }, (_, i) => line(10, i * 30, `line ${i} ${'x'.repeat(10_000)}`));
  const { text, lines: kept, unread } = pictureText({ lines: many });
  expect(text.length).toBeLessThanOrEqual(40_000);
  expect(unread).toBe(2000 - kept.length);
});
