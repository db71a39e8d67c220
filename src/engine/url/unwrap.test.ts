import { describe, expect, it } from 'vitest';
import { parseUrl } from '../addresses/parse-url.ts';
import { unwrap } from './unwrap.ts';

const chain = (link: string) => {
  const url = parseUrl(link);
  return url === null ? [] : unwrap(url).map(({ to }) => to.href);
};
const wrapped = (times: number, target: string): string =>
  times === 0 ? target : wrapped(times - 1, `https://a${times}.example/go?url=${encodeURIComponent(target)}`);

describe('unwrap', () => {
  it.each([
    [
      'Safe Links',
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.example%2Fx&data=05',
    ],
    ['URL Defense 1', 'https://urldefense.proofpoint.com/v1/url?u=https://evil.example/x&k=abc'],
    ['URL Defense 2', 'https://urldefense.proofpoint.com/v2/url?u=https-3A__evil.example_x&d=Dw'],
    ['URL Defense 3', 'https://urldefense.com/v3/__https://evil.example/x__;!!abc'],
    ['Google', 'https://www.google.com/url?q=https://evil.example/x&sa=D'],
    ['Google AMP', 'https://www.google.com/amp/s/evil.example/x'],
    ['an AMP cache', 'https://evil-example.cdn.ampproject.org/c/s/evil.example/x'],
    ['Google Translate', 'https://evil-example.translate.goog/x'],
    ['Bing', 'https://www.bing.com/ck/a?u=a1aHR0cHM6Ly9ldmlsLmV4YW1wbGUveA'],
    ['Facebook', 'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example%2Fx'],
    ['LinkedIn', 'https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fevil.example%2Fx'],
    ['an open redirect', 'https://shop.example.com/out?redirect_url=https%3A%2F%2Fevil.example%2Fx'],
    ['an address as the whole query', 'https://shop.example.com/out.php?https://evil.example/x'],
    ['an address in the path', 'https://shop.example.com/redirect/https://evil.example/x'],
  ])('unwraps %s', (_, link) => {
    expect(chain(link).at(-1)).toBe('https://evil.example/x');
  });

  it('restores the characters URL Defense 3 took out', () => {
    const link = 'https://urldefense.com/v3/__https://evil.example/a*b?c=1__;Iw!!abc';
    expect(chain(link).at(-1)).toBe('https://evil.example/a#b?c=1');
  });

  it.each([1, 2, 3, 4, 5, 6])('follows %i wrappers to the leaf and keeps every hop', (depth) => {
    expect(chain(wrapped(depth, 'https://leaf.example/x'))).toHaveLength(depth);
    expect(chain(wrapped(depth, 'https://leaf.example/x')).at(-1)).toBe('https://leaf.example/x');
  });

  it('stops after six', () => {
    expect(chain(wrapped(9, 'https://leaf.example/x'))).toHaveLength(6);
  });

  it.each([
    ['a plain link', 'https://example.com/about?page=2'],
    ['a share button', 'https://www.example.com/share?url=https://other.example/'],
    [
      'a sign-in that returns',
      'https://login.example.com/oauth/authorize?redirect_uri=https://app.other.example/',
    ],
    ['a return to the same site', 'https://example.com/go?url=https://www.example.com/'],
    ['a relative return', 'https://example.com/go?url=/home'],
  ])('leaves %s alone', (_, link) => {
    expect(chain(link)).toEqual([]);
  });
});
