import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { urlFactsFromTables } from './model-files.ts';

const models = new URL('../../../models/', import.meta.url);

it.each(['popularity', 'known-phishing'])('ships the %s table that its manifest describes', (name) => {
  const folder = new URL(`${name}/`, models);
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
  const file = readFileSync(new URL(manifest.file, folder));
  expect(createHash('sha256').update(file).digest('hex')).toBe(manifest.sha256);
  expect(manifest.command).toMatch(/^node ml\//);
});

it('knows popular sites by rank, also behind a security product’s wrapper', () => {
  const factsOf = urlFactsFromTables();
  const wrapped = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent('https://www.wikipedia.org/')}`;
  for (const url of ['https://www.wikipedia.org/wiki/Fish', wrapped]) {
    expect(factsOf(url)).toMatchObject({
      popularity: { state: 'known', value: 'top-1k' },
      knownPhishing: { state: 'absent' },
    });
  }
});

it('knows nothing about an unknown domain', () => {
  const factsOf = urlFactsFromTables();
  expect(factsOf('https://no-such-name-7f3a.example/')).toMatchObject({
    popularity: { state: 'absent' },
    knownPhishing: { state: 'absent' },
  });
  expect(factsOf('not a url')).toEqual({});
});

it('asks the lists taken since then first', () => {
  const value = { match: 'host', source: 'A fresh list', listedOn: '2026-11-16' } as const;
  const factsOf = urlFactsFromTables(
    {
      lookup: ({ host }) => (host === 'evil.example' ? { state: 'known', value } : { state: 'absent' }),
      newest: () => '2026-11-16',
    },
    () => new Date('2026-11-19T12:00:00Z'),
  );
  expect(factsOf('https://evil.example/')).toMatchObject({
    knownPhishing: { state: 'known', value },
    lists: { listedOn: '2026-11-16', ageInDays: 3 },
  });
  expect(factsOf('https://www.wikipedia.org/')).toMatchObject({ knownPhishing: { state: 'absent' } });
});
