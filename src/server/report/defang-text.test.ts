import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defangText } from './defang-text.ts';

describe('addresses in a text', () => {
  it.each([
    ['see https://evil.top/a.html now', 'see hxxps://evil[.]top/a.html now'],
    ['HTTP://EVIL.TOP', 'hxxp://EVIL[.]TOP'],
    ['evil.top', 'evil[.]top'],
    ['Open evil.top.', 'Open evil[.]top.'],
    ['(evil.top/login)', '(evil[.]top/login)'],
    ['evil.top:8080/x', 'evil[.]top:8080/x'],
    ['ana@evil.top, then', 'ana[@]evil[.]top, then'],
    ['https://paypal.com@evil.top/', 'hxxps://paypal[.]com[@]evil[.]top/'],
    ['https://a.top/?u=https://b.top/', 'hxxps://a[.]top/?u=hxxps://b[.]top/'],
    ['https://a.top/?u=https%3A%2F%2Fb.top', 'hxxps://a[.]top/?u=hxxps%3A%2F%2Fb.top'],
    ['javascript:alert(1)', 'javascript[:]alert(1)'],
    ['mailto:ana@evil.top', 'mailto[:]ana[@]evil[.]top'],
    ['192.0.2.7', '192[.]0[.]2[.]7'],
    ['www.nothing.known', 'www[.]nothing[.]known'],
    ['пример.рф', 'пример[.]рф'],
    ['printer.local and shop.example', 'printer[.]local and shop[.]example'],
  ])('%s becomes %s', (text, shown) => {
    expect(defangText(text)).toBe(shown);
    expect(defangText(shown)).toBe(shown);
  });

  it.each([
    'v1.2.3',
    '7.2.5',
    'e.g. this',
    'invoice.pdf',
    'the end.',
    'a: b',
    '12:30',
    '3.14',
    'evil[.]top',
    '...',
  ])('%s stays', (text) => {
    expect(defangText(text)).toBe(text);
  });

  it('leaves nothing that a program would open', () => {
    const word = fc.constantFrom(
      'http://',
      'https://',
      'evil.top',
      '@',
      '.',
      '/',
      ' ',
      'a',
      '[.]',
      '%3a',
      '?u=',
      'ftp://',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const once = defangText(words.join(''));
        expect(once).not.toMatch(/(?:https?|ftp):\/\/|(?:^| )evil\.top(?=[/? ]|$)/i);
      }),
      { numRuns: 3000 },
    );
  });

  it('reads very long runs in linear time', () => {
    for (const run of ['a', 'a.', '@', ':', '.', 'http:', 'a@'])
      expect(defangText(run.repeat(200_000)).length).toBeGreaterThan(100_000);
  });
});
