import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { domainDetectors } from './domain/detectors/index.ts';
import { mailDetectors } from './mail/detectors/index.ts';
import { wordingDetectors } from './mail/detectors/wording.ts';
import { pictureDetectors } from './picture/detectors/index.ts';
import { urlDetectors } from './url/detectors/index.ts';
import { familyCeiling, type ListedDetector } from './verdict/detector.ts';
import { topics } from './wording/topics.ts';

type Listed = Omit<ListedDetector<never>, 'run'>;

/** What lies beside the detectors and is none: the lists, and what several of them share. */
const lists: { folder: string; detectors: readonly Listed[]; others: string[] }[] = [
  { folder: 'url', detectors: urlDetectors, others: ['index'] },
  {
    folder: 'mail',
    detectors: [...mailDetectors, ...wordingDetectors],
    others: ['index', 'wording', 'where', 'disguise', 'file-name'],
  },
  { folder: 'domain', detectors: domainDetectors, others: ['index', 'certificate'] },
  { folder: 'picture', detectors: pictureDetectors, others: ['index', 'where'] },
];

/** A topic of the phrasebooks is an entry of a table, not a file. */
const phraseIds = topics.filter((topic) => topic !== 'honest-notice').map((topic) => `wording-${topic}`);

describe.each(lists)('the list of $folder detectors', ({ folder, detectors, others }) => {
  const files = readdirSync(new URL(`./${folder}/detectors/`, import.meta.url));
  const ids = detectors
    .map(({ id }) => id)
    .filter((id) => !phraseIds.includes(id))
    .sort();
  const named = (ending: RegExp) =>
    files
      .filter((name) => ending.test(name))
      .map((name) => name.replace(ending, ''))
      .filter((name) => !others.includes(name))
      .sort();

  it('holds every file of the folder, under the name of its file', () => {
    expect(ids).toEqual(named(/(?<!\.test)\.ts$/));
  });

  it('has a test beside every detector', () => {
    expect(named(/\.test\.ts$/)).toEqual(ids);
  });

  it.each(detectors)('$id can be explained to a layperson', (detector) => {
    expect(detector.points).toBeGreaterThan(0);
    expect(detector.points).toBeLessThanOrEqual(familyCeiling[detector.family]);
    expect(detector.title).toMatch(/^[A-Z].{8,60}$/);
    expect(detector.recommendation).toMatch(/^[A-Z].{20,}\.$/);
    for (const text of [detector.title, detector.recommendation])
      expect(text).not.toMatch(/\b(?:URL|DNS|TLD|SPF|DKIM|DMARC|MIME|HTML|host header|punycode)\b/);
  });
});

describe('the wording tables', () => {
  it('hold every topic of the phrasebooks', () => {
    expect(wordingDetectors.map(({ id }) => id)).toEqual(expect.arrayContaining(phraseIds));
  });

  it('each have a test that asks for firing and quiet cases of every topic', () => {
    const folder = new URL('./mail/detectors/wording/', import.meta.url);
    const tables = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
    expect(tables).not.toEqual([]);
    for (const table of tables)
      expect(readFileSync(new URL(table.replace('.ts', '.test.ts'), folder), 'utf8')).toMatch(
        /^testPhrases\(/m,
      );
  });
});

it('the lists together give every name and every title once', () => {
  const all = lists.flatMap(({ detectors }) => detectors);
  const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
  expect(repeated(all.map(({ id }) => id))).toEqual([]);
  expect(repeated(all.map(({ title }) => title.toLowerCase()))).toEqual([]);
});
