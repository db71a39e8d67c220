import { describe, expect, it } from 'vitest';
import { parseUrl } from '../../addresses/parse-url.ts';
import { feedHashes, isIndexed, readFeeds } from './feed-index.ts';
import { listingKey } from './feed-keys.ts';

const indexOf = (keys: string[]) => {
  const hashes = feedHashes();
  for (const key of keys) hashes.add(key);
  return hashes.index();
};
const feed = (source: string, listedOn: string, entries: string[]) => ({
  source,
  listedOn,
  index: indexOf(entries.flatMap((entry) => listingKey(entry, () => false) ?? [])),
});
const ask = (feeds: ReturnType<typeof feed>[], link: string) => {
  const url = parseUrl(link);
  return url && readFeeds(feeds)(url);
};

describe('a feed index', () => {
  it('holds every key it was given, once, and no other', () => {
    const keys = Array.from({ length: 20_000 }, (_, n) => `h:evil-${n}.example`);
    const index = indexOf([...keys, ...keys.slice(0, 500)]);
    expect(index.length / 2).toBe(keys.length);
    expect(keys.filter((key) => !isIndexed(index, key))).toEqual([]);
    expect(keys.filter((key) => isIndexed(index, `${key}.`))).toEqual([]);
  });

  it('is sorted, so that the file can be searched as it is', () => {
    const index = indexOf(Array.from({ length: 3000 }, (_, n) => `k${n}`));
    const values = new BigUint64Array(index.buffer);
    expect([...values]).toEqual([...values].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('may be empty', () => {
    expect(isIndexed(indexOf([]), 'h:evil.example')).toBe(false);
  });
});

describe('the lists', () => {
  const old = feed('An old list', '2026-10-01', ['evil.example', 'https://bit.ly/3xYz']);
  const fresh = feed('A fresh list', '2026-11-15', [
    'https://evil.example/login',
    'https://forms.office.com/Pages/ResponsePage.aspx?id=ABC',
    'https://bakery.example/wp/login.php',
  ]);

  it('name the list that contains a link, and its date', () => {
    expect(ask([old, fresh], 'https://sub.evil.example/anything')).toEqual({
      state: 'known',
      value: { match: 'host', source: 'An old list', listedOn: '2026-10-01' },
    });
  });

  it('report the exact address rather than its host', () => {
    expect(ask([old, fresh], 'https://evil.example/login/?visitor=8')).toMatchObject({
      value: { match: 'address', source: 'A fresh list' },
    });
  });

  it.each([
    ['https://bit.ly/3xYz', 'known'],
    ['https://bit.ly/3xYz?utm_source=mail', 'known'],
    ['https://bit.ly/other', 'absent'],
    ['https://forms.office.com/Pages/ResponsePage.aspx?id=ABC', 'known'],
    ['https://forms.office.com/Pages/ResponsePage.aspx?id=OTHER', 'absent'],
    ['https://bakery.example/wp/login.php?x=1', 'known'],
    ['https://bakery.example/', 'absent'],
    ['https://not-evil.example/', 'absent'],
  ])('distinguish pages on a shared host: %s is %s', (link, state) => {
    expect(ask([old, fresh], link)).toMatchObject({ state });
  });

  it('find nothing without any list', () => {
    expect(ask([], 'https://evil.example/')).toEqual({ state: 'absent' });
  });
});
