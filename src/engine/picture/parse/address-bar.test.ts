import { describe, expect, it } from 'vitest';
import {
  browser,
  chat,
  line,
  lines,
  type PictureDraft,
  phoneBrowser,
  readingOf,
} from '../../testing/picture-case.ts';
import { findAddressBars } from './address-bar.ts';

const barOf = (draft: PictureDraft) => findAddressBars(readingOf(draft)).bar;
const page = { lines: lines(300, 300, 'Welcome back\nto our shop') };

describe('the address bar', () => {
  it.each([
    ['with its scheme', 'https://www.paypal.com/signin', 'www.paypal.com'],
    ['a host alone', 'paypal.com', 'paypal.com'],
    ['a padlock read as a letter', '@ paypal.com/signin', 'paypal.com'],
    ['a padlock read as itself', '🔒 paypal.com', 'paypal.com'],
    ['a warning', 'Not secure | evil-login.top/a', 'evil-login.top'],
    ['a warning in German', 'Nicht sicher evil-login.top', 'evil-login.top'],
    ['a star behind it', 'https://paypal.com/signin ☆', 'paypal.com'],
    ['a one for an l, which is no error', 'paypa1.com', 'paypa1.com'],
    ['a capital I, which a browser never writes', 'paypaI.com', 'paypal.com'],
    ['a port', 'localhost:3000/login', 'localhost'],
    ['a numeric address', 'http://192.168.1.1/login', '192.168.1.1'],
  ])('is read: %s', (_, written, host) => {
    expect(barOf(browser(written, page))?.host).toBe(host);
  });

  it.each([
    ['on top of a telephone', phoneBrowser('paypal.com', page)],
    [
      'at the bottom of a telephone',
      {
        width: 390,
        height: 844,
        lines: [...lines(40, 200, 'Welcome\nback'), line(155, 770, 'paypal.com', 16)],
      },
    ],
  ])('is found %s', (_, draft) => {
    expect(barOf(draft)).toMatchObject({ host: 'paypal.com', isAtEdge: true });
  });

  it('knows the browser’s warning', () => {
    expect(barOf(browser('Not secure evil-login.top', page))?.saysNotSecure).toBe(true);
    expect(barOf(browser('evil-login.top', page))?.saysNotSecure).toBe(false);
  });

  it.each([
    ['the name of a shop in large letters', { lines: [line(100, 30, 'Booking.com', 48), ...page.lines] }],
    [
      'a sentence with an address in it',
      { lines: [line(100, 30, 'Read more at example.com today'), ...page.lines] },
    ],
    ['a link in a chat', chat('Jo', ['Look at this:\nhttps://example.com/x'])],
    ['a file name', { lines: [line(100, 30, 'report.final.docx', 14), ...page.lines] }],
    [
      'a string in a program',
      { lines: lines(60, 30, "const home =\n  'https://example.com/x',\nreturn home;\n}") },
    ],
  ])('is not taken for one: %s', (_, draft) => {
    expect(barOf(draft)).toBeNull();
  });
});

describe('a second address bar', () => {
  const inner = line(440, 262, 'https://accounts.google.com/signin', 14);

  it('inside a drawn window is the page’s own', () => {
    const shapes = [{ kind: 'window' as const, box: { left: 400, top: 220, width: 480, height: 420 } }];
    const bars = findAddressBars(readingOf(browser('win-skins.net', { lines: [inner], shapes })));
    expect(bars.bar?.host).toBe('win-skins.net');
    expect(bars.inner.map(({ host }) => host)).toEqual(['accounts.google.com']);
  });

  it('is not made of a link in the text of the page', () => {
    const bars = findAddressBars(
      readingOf(browser('win-skins.net', { lines: [line(440, 262, 'www.example.com')] })),
    );
    expect(bars.inner).toEqual([]);
  });
});

it('is not a heading that is written like a host', () => {
  const heading = phoneBrowser('some-bakery.com.br', {
    lines: [line(150, 95, 'Booking.com', 22), ...lines(40, 200, 'Sign in\nEmail')],
  });
  const isAbove = heading.lines?.filter(({ text }) => text !== 'some-bakery.com.br') ?? [];
  const below = line(130, 770, 'some-bakery.com.br', 16);
  expect(barOf({ ...heading, lines: [...isAbove, below] })?.host).toBe('some-bakery.com.br');
});
