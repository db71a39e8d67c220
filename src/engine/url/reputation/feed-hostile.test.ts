import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseUrl } from '../../addresses/parse-url.ts';
import { feedHashes, readFeeds } from './feed-index.ts';
import { listingKey } from './feed-keys.ts';
import { feedLineReader } from './feed-lines.ts';

const noneIsPopular = () => false;

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '"',
      '""',
      ',',
      ';',
      '\t',
      '#',
      '{',
      '}',
      '{"url":',
      '}}',
      '[',
      '<html',
      '||',
      '^',
      '$',
      '[.]',
      '*.',
      ' ',
      '\0',
      '\ufeff',
    ],
    ...[
      'http://',
      'hxxps://',
      'evil.example',
      '0.0.0.0 ',
      '127.0.0.1 ',
      '::1 ',
      'url,domain',
      '2130706433',
      '①.②',
      '\ud800',
    ],
    ...[
      '\u202e',
      'xn--',
      'https://a@b@',
      '%',
      '\\',
      '../',
      ':99999',
      'a'.repeat(300),
      '.'.repeat(300),
      '"'.repeat(300),
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

it('any list, line by line, names addresses that can be looked up, or nothing', () => {
  const lines = fc.array(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, (list) => {
      const read = feedLineReader();
      const hashes = feedHashes();
      for (const line of list) {
        const names = read(line);
        expect(names.length).toBeLessThanOrEqual(20);
        for (const name of names) {
          const key = listingKey(name, noneIsPopular);
          if (key !== null) hashes.add(key);
        }
      }
      const lookup = readFeeds([{ index: hashes.index(), source: 'a list', listedOn: '2026-11-15' }]);
      const url = parseUrl('https://www.example.com/');
      expect(url && lookup(url)).toEqual({ state: 'absent' });
    }),
    { numRuns: 1500 },
  );
});

it.each(['"', ',', '.', 'a.', '#', '{', '||', '[.]', ' ', '\t', 'http://', '0.0.0.0 ', '@', '(', 'a-', '""'])(
  'a line that is a flood of %j is read, and so is the next',
  (flood) => {
    const read = feedLineReader();
    for (const length of [8192, 200_000]) {
      for (const beginning of ['', 'https://evil.example/', '0.0.0.0 ', '||', '"']) {
        const line = beginning + flood.repeat(Math.ceil(length / flood.length));
        for (const name of read(line)) listingKey(name, noneIsPopular);
      }
    }
    expect(feedLineReader()('bad.example')).toEqual(['bad.example']);
  },
);
