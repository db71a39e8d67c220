import { describe, expect, it } from 'vitest';
import { listingKey } from './feed-keys.ts';

const popular = new Set(['wikipedia.org', 'wixsite.com']);
const keyOf = (entry: string) => listingKey(entry, (domain) => popular.has(domain));

describe('listingKey', () => {
  it.each([
    ['evil.example', 'h:evil.example'],
    ['https://www.evil.example/', 'h:evil.example'],
    ['http://evil.example:8080/?visitor=7', 'h:evil.example'],
    ['203.0.113.7', 'h:203.0.113.7'],
  ])('condemns a host listed without a page: %s', (entry, key) => {
    expect(keyOf(entry)).toBe(key);
  });

  it('condemns only the page of a host that may have been broken into', () => {
    expect(keyOf('https://bakery.example/wp-content/login.php?u=ana')).toBe(
      'a:bakery.example/wp-content/login.php',
    );
  });

  it.each(['evil.github.io', 'evil.pages.dev', 'evil.duckdns.org', 'evil.wixsite.com', 'evil.blogspot.com'])(
    'condemns a tenant of a shared host: %s',
    (host) => {
      expect(keyOf(host)).toBe(`h:${host}`);
    },
  );

  it.each([
    ...[
      'github.io',
      'pages.dev',
      'duckdns.org',
      'wixsite.com',
      'blogspot.com',
      'co.uk',
      'com',
      'yolasite.com',
      'strikingly.com',
    ],
    ...['bit.ly', 'https://docs.google.com/', 'paypal.com', 'www.wikipedia.org', 'telegra.ph', 'transfer.sh'],
  ])('never condemns a shared or legitimate host: %s', (host) => {
    expect(keyOf(host)).toBeNull();
  });

  it.each([
    ['https://bit.ly/3xYz', 'q:bit.ly/3xYz?'],
    [
      'https://docs.google.com/forms/d/e/abc/viewform?usp=sf_link',
      'q:docs.google.com/forms/d/e/abc/viewform?',
    ],
    [
      'https://forms.office.com/Pages/ResponsePage.aspx?id=ABC&utm_source=mail',
      'q:forms.office.com/Pages/ResponsePage.aspx?id=ABC',
    ],
    ['https://transfer.sh/abc/invoice.html', 'q:transfer.sh/abc/invoice.html?'],
  ])('condemns the exact address on a shared host: %s', (entry, key) => {
    expect(keyOf(entry)).toBe(key);
  });

  it('reads plain addresses the fast way as it reads them in full', () => {
    let state = 11;
    const pick = (from: string[]) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return from[(state >>> 8) % from.length] ?? '';
    };
    const labels = [
      'evil',
      'www',
      'a-b',
      'x1',
      'github',
      'docs',
      'login',
      '1',
      '-x',
      'xn--pypal-4ve',
      'xn--a',
      'EVIL',
      'a_b',
    ];
    const ends = [
      'example',
      'github.io',
      'google.com',
      'co.uk',
      'wikipedia.org',
      'top',
      'duckdns.org',
      'bit.ly',
      '7',
      'c',
    ];
    const parts = ['/a', '/index.php', '/..', '/.', '//', '/A_b', '/b.tar.gz', '/%41', '/x.', '/~u'];
    for (let n = 0; n < 20_000; n += 1) {
      const host = [pick(labels), pick(labels), pick(ends)].slice(n % 3).join('.');
      const path = n % 4 ? [pick(parts), pick(parts)].slice(n % 2).join('') : pick(['', '/']);
      const entry =
        pick(['', 'http://', 'https://', 'HTTPS://']) +
        host +
        path +
        pick(['', '?', '?id=7&usp=x', '?a=%', '?q=/../']);
      // A fragment changes nothing but has the entry read in full.
      expect(keyOf(entry), entry).toBe(keyOf(`${entry}#x`));
    }
  });

  it.each([
    '0.0.0.0',
    '127.0.0.1',
    'http://192.168.1.1/login',
    '10.1.2.3',
    '[::1]',
    '1.2.3',
    'localhost',
    'javascript:alert(1)',
    'ftp://evil.example/',
    '',
  ])('ignores %j', (entry) => {
    expect(keyOf(entry)).toBeNull();
  });
});
