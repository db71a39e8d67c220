import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictSchema } from '../../contract/analysis.ts';
import { judgeUrl } from '../url/judge.ts';
import { unwrap } from '../url/unwrap.ts';
import { parseUrl } from './parse-url.ts';

// However an address is spelled, the host is the one that a browser would connect to; any input gets an answer.

/** One address in all the spellings that the URL standard reads as it. */
const loopback = [
  ...['2130706433', '017700000001', '0x7f000001', '0X7F000001', '00000000000000000000177.0.0.1'],
  ...['127.1', '127.0.1', '0177.1', '0x7f.1', '127.0x0.1', '0177.0.0.01', '0x7f.0.0.0x1', '127.0.0.0x1.'],
  ...['①②⑦.⓪.⓪.①', '１２７．０．０．１', '127。0。0。1', '127．1', '𝟏𝟐𝟕.0.0.1', '¹²⁷.0.0.1'],
  ...[
    '%31%32%37.0.0.1',
    '127%2e0.0.1',
    '12\u00ad7.0.0.1',
    '127.0.0.1\u200b',
    '127.0.\u20600.1',
    '0x7F.0x0.0x0.0x1',
  ],
];

describe('S44 an address of numbers', () => {
  it.each(loopback)('%j is 127.0.0.1, and reported as disguised', (spelling) => {
    for (const link of [`http://${spelling}/`, `https://user@${spelling}:8443/x`, spelling]) {
      expect(parseUrl(link), link).toMatchObject({
        host: '127.0.0.1',
        ip: { version: 4, isEncoded: true },
        registrableDomain: null,
      });
    }
  });

  it('in its usual spelling is not disguised', () => {
    for (const link of ['127.0.0.1', 'http://127.0.0.1./x', 'https://a:b@127.0.0.1:8080'])
      expect(parseUrl(link)?.ip, link).toEqual({ version: 4, isEncoded: false });
  });

  const sixes: [string, string, boolean][] = [
    ['[::1]', '::1', false],
    ['[0:0:0:0:0:0:0:1]', '::1', false],
    ['[0000:0000::0001]', '::1', false],
    ['[2001:DB8::A]', '2001:db8::a', false],
    ['[::ffff:127.0.0.1]', '::ffff:7f00:1', true],
    ['[::FFFF:7F00:1]', '::ffff:7f00:1', true],
    ['[0:0:0:0:0:ffff:127.0.0.1]', '::ffff:7f00:1', true],
    ['[::127.0.0.1]', '::7f00:1', true],
    ['[64:ff9b::127.0.0.1]', '64:ff9b::7f00:1', true],
    ['[2002:7f00:1::]', '2002:7f00:1::', true],
  ];
  it.each(sixes)('%s is %s', (spelling, host, isEncoded) => {
    expect(parseUrl(`http://${spelling}:81/`)).toMatchObject({ host, ip: { version: 6, isEncoded } });
  });

  it.each([
    ...[
      '256.0.0.1',
      '1.2.3.4.5',
      '4294967296',
      '08.1.1.1',
      '1.1.1.0x100',
      '1.1.1..256',
      '[::1',
      '[::g]',
      '[1:2:3]',
    ],
    ...['[fe80::1%25eth0]', '[fe80::1%eth0]', '[::127.0.0.1.5]', '127.0.0.1%00', '٣.1.1.1', '[]', '[::1]x'],
  ])('%j is no address that a browser opens', (spelling) => {
    expect(parseUrl(`http://${spelling}/`)?.ip ?? null).toBeNull();
  });

  it('inside a domain is not an address', () => {
    for (const host of ['127.0.0.1.example.com', '0x7f.0x0.0x0.0x1.example', '2130706433.example'])
      expect(parseUrl(host), host).toMatchObject({ host, ip: null });
  });
});

describe('S44 a domain', () => {
  it.each([
    ['https://exаmple.com/', 'xn--exmple-4nf.com'],
    ['https://EXAMPLE.COM./', 'example.com'],
    ['https://ex\u00adam\u200bple.com/', 'example.com'],
    ['https://faß.de/', 'xn--fa-hia.de'],
    ['https://example。com/', 'example.com'],
    ['https://%65xample.com/', 'example.com'],
    ['http://example.com\\@evil.example/', 'example.com'],
    ['http://evil.example\\.example.com/', 'evil.example'],
    ['http://a@b@c.example/', 'c.example'],
    ['http:\\\\evil.example', 'evil.example'],
    ['ht\ntp://evil\t.example/', 'evil.example'],
    ['https:\t/\n/evil.example/', 'evil.example'],
    ['\u0001https://evil.example/', 'evil.example'],
    ['https:evil.example', 'evil.example'],
    ['https:/evil.example', 'evil.example'],
    ['HTTP:\\/evil.example', 'evil.example'],
    ['https:////evil.example', 'evil.example'],
    ['https://example.com:443@evil.example/', 'evil.example'],
    ['https://evil.example#@example.com/', 'evil.example'],
    ['https://evil.example?@example.com/', 'evil.example'],
  ])('%j leads to %s', (link, host) => {
    expect(parseUrl(link)?.host).toBe(host);
  });

  it.each([
    'https://\ud800.example/',
    'https://a\0b.example/',
    'https://xn--a\u0300.example/',
    'https://a b.example/',
  ])('%j is invalid', (link) => {
    expect(parseUrl(link)).toBeNull();
  });
});

/** Pieces of addresses in any order. */
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...[
        'http://',
        'https:',
        '//',
        '\\',
        '/',
        '@',
        ':',
        '?',
        '#',
        '.',
        '%',
        '%2',
        '%2F',
        '%00',
        '[',
        ']',
        '&',
        '=',
      ],
      ...[
        'xn--',
        '\ud800',
        '\0',
        '\u202e',
        '\u200d',
        '\u0301',
        '。',
        '①',
        '0x',
        '127.0.0.1',
        '::ffff:',
        '%25eth0',
      ],
      ...[
        'javascript:',
        'data:text/html,',
        'paypal.com',
        'bit.ly',
        'url=',
        'https%3A%2F%2F',
        'AAAA',
        '\t',
        ' ',
      ],
      ...[
        'google.com/url?q=',
        'safelinks.protection.outlook.com/?url=',
        'urldefense.com/v3/__',
        '__;',
        'https__',
        '*',
      ],
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  ),
  { maxLength: 24 },
);

describe('S44 whatever is typed', () => {
  it('names the host that the URL standard names, or none', () => {
    fc.assert(
      fc.property(pieces, (given) => {
        const text = given.join('');
        const url = parseUrl(text);
        if (url === null) return;
        expect(url.host).toBe(new URL(url.href).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, ''));
        // Where the text is already an address, the parser must not change where it leads.
        const standard = url.isSchemeAssumed ? null : URL.parse(text.slice(0, 8192));
        if (standard) expect(url.href).toBe(standard.href);
        expect(url.host.length).toBeLessThanOrEqual(253);
        expect(url.params.length).toBeLessThanOrEqual(200);
        expect(unwrap(url).length).toBeLessThanOrEqual(10);
      }),
      { numRuns: 3000 },
    );
  });

  it('is judged with a bounded answer', () => {
    fc.assert(
      fc.property(pieces, (given) => {
        const verdict = verdictSchema.parse(judgeUrl(given.join('')));
        expect(JSON.stringify(verdict).length).toBeLessThan(200_000);
      }),
      { numRuns: 400 },
    );
  });

  const floods = [
    'a.',
    'a-',
    '%',
    '%41',
    '%25',
    '//',
    '\\',
    '@',
    ':',
    '(',
    '?a=',
    '&',
    '#',
    '=',
    '\u0301',
    '\u200b',
    'xn--',
    '①',
    '😀',
    '0x',
  ];
  it.each(floods)('a flood of %j is judged', (piece) => {
    const flood = piece.repeat(Math.ceil(100_000 / piece.length));
    for (const link of [
      flood,
      `https://example.com/${flood}`,
      `https://${flood}`,
      `https://example.com/?u=${flood}`,
      `https://${flood}@evil.example/`,
    ])
      expect(JSON.stringify(verdictSchema.parse(judgeUrl(link))).length, piece).toBeLessThan(300_000);
  });
});
