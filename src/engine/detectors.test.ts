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

const lists: { folder: string; detectors: readonly Listed[] }[] = [
  { folder: 'url', detectors: urlDetectors },
  { folder: 'mail', detectors: [...mailDetectors, ...wordingDetectors] },
  { folder: 'domain', detectors: domainDetectors },
  { folder: 'picture', detectors: pictureDetectors },
];

/** A topic of the phrasebooks is an entry of a table, not a file. */
const phraseIds = topics.filter((topic) => topic !== 'honest-notice').map((topic) => `wording-${topic}`);

describe.each(lists)('the list of $folder detectors', ({ folder, detectors }) => {
  const path = new URL(`./${folder}/detectors/`, import.meta.url);
  const files = readdirSync(path)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: readFileSync(new URL(name, path), 'utf8') }));
  const isTest = ({ name }: { name: string }) => name.endsWith('.test.ts');
  const sources = files
    .filter((file) => !isTest(file))
    .map(({ name, text }) => ({
      name,
      defined: [...text.matchAll(/^ +id: '([a-z-]+)',$/gm)].map(([, id]) => id),
    }));
  const ids = detectors
    .map(({ id }) => id)
    .filter((id) => !phraseIds.includes(id))
    .sort();

  it('holds every detector that the folder defines', () => {
    expect(sources.flatMap(({ defined }) => defined).sort()).toEqual(ids);
  });

  it('names a file after its detector, unless it defines several', () => {
    const alone = sources.filter(({ defined }) => defined.length === 1);
    expect(alone.map(({ name }) => name)).toEqual(alone.map(({ defined }) => `${defined[0]}.ts`));
  });

  it.each(ids)('%s has a test in the folder', (id) => {
    expect(files.some((file) => isTest(file) && file.text.includes(`'${id}'`))).toBe(true);
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

it('no id and no title occurs twice in all lists', () => {
  const all = lists.flatMap(({ detectors }) => detectors);
  const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
  expect(repeated(all.map(({ id }) => id))).toEqual([]);
  expect(repeated(all.map(({ title }) => title.toLowerCase()))).toEqual([]);
});
