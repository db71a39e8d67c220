import { describe, expect, it } from 'vitest';
import { linksIn } from './links-in-text.ts';

const urlsIn = (line: string) => linksIn(line).map(({ url }) => url);

describe('links in a line', () => {
  it.each([
    ['see https://a.example/x.', ['https://a.example/x']],
    [
      '[one](https://a.example/)[two](http://b.example/y "title")',
      ['https://a.example/', 'http://b.example/y'],
    ],
    ['<https://a.example/> and (https://b.example/a_(b))', ['https://a.example/', 'https://b.example/a_(b)']],
    ['[ref]: https://a.example/?q=1&amp;r=2', ['https://a.example/?q=1&r=2']],
    [
      `<a href='https://a.example/'>x</a><img src="//b.example/i.png">`,
      ['https://a.example/', 'https://b.example/i.png'],
    ],
    ['www.a.example, WWW.b.example!', ['https://www.a.example', 'https://WWW.b.example']],
    ['**https://a.example/** `https://b.example/c`', ['https://a.example/', 'https://b.example/c']],
    ['“https://a.example/”', ['https://a.example/']],
    ['https://[2001:db8::1]/x', ['https://[2001:db8::1]/x']],
    [
      '[https://bank.example](https://evil.example/login)',
      ['https://bank.example', 'https://evil.example/login'],
    ],
  ])('%s', (line, urls) => {
    expect(urlsIn(line)).toEqual(urls);
  });

  it.each([
    ['a defanged link is meant not to be opened', 'hxxps://evil[.]example/login'],
    ['a comment', '// www is not a link'],
    ['a scheme alone', 'https:// and http://'],
    ['a file', 'docs/a.md ./b.md #part'],
  ])('%s is none', (_, line) => {
    expect(urlsIn(line)).toEqual([]);
  });

  it('says where it stands', () => {
    expect(linksIn('see (https://a.example/).')).toEqual([{ url: 'https://a.example/', from: 6, to: 24 }]);
  });

  it('takes a long line of beginnings in its stride', () => {
    expect(linksIn('https://'.repeat(50_000)).length).toBeLessThan(50_000);
    expect(urlsIn(`https://a.example/${'('.repeat(100_000)}`)).toHaveLength(1);
  });
});
