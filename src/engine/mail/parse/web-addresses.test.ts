import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webAddresses } from './web-addresses.ts';

const hrefs = (text: string) => webAddresses(text).map(({ href }) => href);

describe('an address written in a text', () => {
  it.each([
    ['see https://a.example/x?y=1#z now', 'https://a.example/x?y=1#z'],
    ['HTTP://A.EXAMPLE/', 'HTTP://A.EXAMPLE/'],
    ['www.a.example/x', 'http://www.a.example/x'],
    ['glued to a wordhttps://a.example/x', 'https://a.example/x'],
    ['go to paypal.com/signin today', 'http://paypal.com/signin'],
    ['(bit.ly/3abc)', 'http://bit.ly/3abc'],
    ['short.gy/x', 'http://short.gy/x'],
    ['http://раураl.com/x', 'http://раураl.com/x'],
    ['http://[::1]:8080/x', 'http://[::1]:8080/x'],
    ['http://198.51.100.7/x', 'http://198.51.100.7/x'],
    ['https:\\\\a.example\\x', 'https://a.example\\x'],
  ])('is found: %s', (text, href) => {
    expect(hrefs(text)).toEqual([href]);
  });

  it.each([
    ['https://a.example/x.', 'https://a.example/x'],
    ['https://a.example/x).', 'https://a.example/x'],
    ['(https://a.example/x)', 'https://a.example/x'],
    ['https://a.example/x_(y)', 'https://a.example/x_(y)'],
    ['"https://a.example/x"', 'https://a.example/x'],
    ['“https://a.example/x”', 'https://a.example/x'],
    ['https://a.example/x!!!', 'https://a.example/x'],
    ['[https://a.example/x]', 'https://a.example/x'],
    ['https://a.example/x。次', 'https://a.example/x'],
    ['<https://a.example/x>', 'https://a.example/x'],
    ['*https://a.example/x*', 'https://a.example/x'],
    ['visit example.com.Please answer', 'http://example.com'],
  ])('ends where the sentence goes on: %s', (text, href) => {
    expect(hrefs(text)).toEqual([href]);
  });

  it.each([
    ['hxxps://evil[.]example/x', 'https://evil.example/x'],
    ['hxxp[:]//evil[.]example', 'http://evil.example'],
    ['h**ps://evil.example/x', 'https://evil.example/x'],
    ['evil[.]com/login', 'http://evil.com/login'],
    ['login.evil(.)top', 'http://login.evil.top'],
    ['evil[dot]com', 'http://evil.com'],
  ])('is read as what it means when it was made harmless: %s', (text, href) => {
    expect(hrefs(text)).toEqual([href]);
  });

  it('goes on over line breaks inside of angle brackets', () => {
    const text = 'Click <https://a.example/very-long\r\n-path/x> now';
    const [found] = webAddresses(text);
    expect(found?.href).toBe('https://a.example/very-long-path/x');
    expect(text.slice(found?.start, found?.end)).toBe('https://a.example/very-long\r\n-path/x');
  });

  it.each([
    'report.pdf',
    'ana@example.com',
    'see you later.In the meantime',
    'v1.2.3',
    'e.g. this',
    'index.html',
    'Mr.Smith',
    'a < b.de',
  ])('is not seen in: %s', (text) => {
    expect(hrefs(text).filter((href) => href !== 'http://b.de')).toEqual([]);
  });
});

it('finds addresses in order, without overlap, inside of the text, whatever the text', () => {
  const piece = fc.constantFrom(
    'https://',
    'www.',
    'a.com',
    '/x',
    '(',
    ')',
    '[.]',
    '<',
    '>',
    '\n',
    ' ',
    '.',
    'é',
    '😀',
    'hxxp',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      let before = 0;
      for (const { start, end, href } of webAddresses(text)) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(href).toMatch(/^https?:/i);
        before = end;
      }
    }),
  );
});

it.each(['http://a' + '.', 'a.com/(', 'www.', ':a.com/', '<http://a\n', 'a.b.', ')', 'hxxp[:]//'])(
  'takes one step for each character of a megabyte of %j',
  (piece) => {
    // Twice over itself would be a trillion steps: this would not end before the test is given up.
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
    expect(webAddresses(text).every(({ href }) => href.length <= 2100)).toBe(true);
  },
);
