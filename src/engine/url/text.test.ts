import { describe, expect, it } from 'vitest';
import { caseOf } from '../testing/url-case.ts';
import { maxUrlCodes, urlText, urlVocabulary } from './text.ts';

const textOf = (link: string) => urlText(caseOf(link));
const codesOf = (link: string) => [...textOf(link).codes];
const partsOf = (link: string) => textOf(link).spans.map(({ part, text }) => [part, text]);

describe('urlText', () => {
  it('reads the parts of an address one after another', () => {
    expect(partsOf('https://login.shop.example.co.uk/Sign/In/?id=7#top')).toEqual([
      ['subdomain', 'login.shop.'],
      ['name', 'example'],
      ['suffix', '.co.uk'],
      ['path', '/sign/in'],
      ['query', '?id=7'],
    ]);
  });

  it('gives the same letter another code in another part', () => {
    expect(codesOf('https://a.aa.org/a?a').filter((code) => code % 64 === 0)).toEqual([0, 64, 64, 192, 256]);
  });

  it('records where each part lies, without gaps', () => {
    const { codes, spans } = textOf('https://mail.example.org/inbox?folder=2');
    expect(spans[0]?.start).toBe(0);
    spans.forEach(({ start, end, text }, i) => {
      expect(end - start).toBe([...text].length);
      expect(spans[i + 1]?.start ?? codes.length).toBe(end);
    });
  });

  it.each([
    ['the scheme', 'http://shop.example.org/a?b=1'],
    ['a missing scheme', 'shop.example.org/a?b=1'],
    ['www.', 'https://www.shop.example.org/a?b=1'],
    ['letter case', 'HTTPS://SHOP.Example.ORG/A?B=1'],
    ['percent-encoding of the path', 'https://shop.example.org/%61?b=1'],
    ['a slash at the end', 'https://shop.example.org/a/?b=1'],
    ['the fragment, which the server never sees', 'https://shop.example.org/a?b=1#part'],
  ])('does not see %s', (_, link) => {
    expect(codesOf(link)).toEqual(codesOf('https://shop.example.org/a?b=1'));
  });

  it.each([
    ['www. alone', 'https://www.example.org/', 'https://example.org/'],
    ['www. on a free host', 'https://www.ana.vercel.app/', 'https://ana.vercel.app/'],
    ['www. on dynamic DNS', 'https://www.ana.duckdns.org/', 'https://ana.duckdns.org/'],
  ])('does not see %s', (_, written, plain) => {
    expect(codesOf(written)).toEqual(codesOf(plain));
  });

  it('treats all free hosts alike: only the name the tenant chose is read', () => {
    const [first, ...others] = ['vercel.app', 'github.io', 'pages.dev', 'blogspot.com'].map((host) =>
      codesOf(`https://ana-silva.${host}/tea`),
    );
    expect(others).toEqual([first, first, first]);
    expect(partsOf('https://ana-silva.github.io/tea')).toEqual([
      ['name', 'ana-silva'],
      ['path', '/tea'],
    ]);
  });

  it('distinguishes a free host, a registered domain and dynamic DNS', () => {
    const places = ['ana.vercel.app', 'ana.org', 'ana.duckdns.org'].map((host) => codesOf(host).join());
    expect(new Set(places).size).toBe(3);
  });

  it('reads numbers for a host as its name', () => {
    expect(partsOf('http://192.0.2.7/a')).toEqual([
      ['name', '192.0.2.7'],
      ['path', '/a'],
    ]);
  });

  it('shares one code among all other letters', () => {
    expect(codesOf('https://example.org/ж')).toEqual(codesOf('https://example.org/字'));
  });

  it.each([
    ['path', `https://example.org/${'a/b'.repeat(4000)}`],
    ['query', `https://example.org/?${'x=1&'.repeat(2000)}`],
    ['host', `https://${'ab.'.repeat(80)}org/`],
  ])('stops at the limit of an endless %s', (_, link) => {
    const { codes, spans } = textOf(link);
    expect(codes).toHaveLength(maxUrlCodes);
    expect(Math.max(...codes)).toBeLessThan(urlVocabulary);
    expect(spans.at(-1)?.end).toBe(maxUrlCodes);
  });
});
