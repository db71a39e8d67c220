import { describe, expect, it } from 'vitest';
import { defang, defangHost } from './defang.ts';

describe('defang', () => {
  it.each([
    ['https://evil.top/a.html', 'hxxps://evil[.]top/a.html'],
    ['http://a.b.c/', 'hxxp://a[.]b[.]c/'],
    ['evil.top', 'evil[.]top'],
    ['https://paypal.com@evil.top/', 'hxxps://paypal[.]com[@]evil[.]top/'],
    ['javascript:alert(1)', 'javascript[:]alert(1)'],
  ])('%s becomes %s', (link, shown) => {
    expect(defang(link)).toBe(shown);
  });

  it('cuts long links', () => {
    expect(defang(`https://evil.top/${'a'.repeat(500)}`).length).toBeLessThan(140);
  });

  it('brackets the dots of a host', () => {
    expect(defangHost('a.b')).toBe('a[.]b');
  });
});
