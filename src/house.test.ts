import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// The house rules that the compiler cannot hold. Which room may import which other room is in the tsconfig files.

const src = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
const sources = files.filter((name) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(name));
const textOf = (file: string) => readFileSync(join(src, file), 'utf8');

/** The files of this house that a file imports, by their path from `src/`. */
const importsOf = (file: string) =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, target = '']) =>
    relative(src, join(src, dirname(file), target)),
  );

const crossings = (isForbidden: (from: string, to: string) => boolean) =>
  sources.flatMap((file) =>
    importsOf(file)
      .filter((target) => isForbidden(file, target))
      .map((target) => `${file} -> ${target}`),
  );

const within = (path: string, folder: string) => path.startsWith(`${folder}/`);

it('reads imports the way they are written', () => {
  expect(importsOf('server/app.ts')).toContain('engine/judge-url.ts');
  expect(importsOf('server/store/open-database.ts')).toContain('server/store/open-embedded.ts');
});

describe('in the server', () => {
  it('routes know services, services know the store and adapters, never back', () => {
    const floors = ['server/store', 'server/adapters', 'server/services', 'server/routes'];
    const floorOf = (path: string) => floors.findIndex((folder) => within(path, folder));
    const above = (path: string) => (floorOf(path) < 2 ? 2 : floorOf(path) + 1);
    expect(crossings((from, to) => floorOf(from) >= 0 && floorOf(to) >= above(from))).toEqual([]);
  });

  it('routes do not know each other', () => {
    const isRoute = (path: string) =>
      within(path, 'server/routes') && !/\/(?:index|failures)\.ts$/.test(path);
    expect(crossings((from, to) => isRoute(from) && isRoute(to))).toEqual([]);
  });

  it('only app.ts and main.ts wire concrete things together', () => {
    const isWiring = (path: string) => path === 'server/app.ts' || path === 'server/main.ts';
    expect(crossings((from, to) => isWiring(to) && !isWiring(from))).toEqual([]);
  });
});

describe('in the web', () => {
  it('app knows screens, screens know features, features know ui and lib, never back', () => {
    const floors = ['web/lib', 'web/ui', 'web/features', 'web/screens', 'web/app'];
    const floorOf = (path: string) => floors.findIndex((folder) => within(path, folder));
    expect(crossings((from, to) => floorOf(from) >= 0 && floorOf(to) > floorOf(from))).toEqual([]);
  });

  it('features do not know each other: screens compose them', () => {
    const featureOf = (path: string) => /^web\/features\/([^/]+)/.exec(path)?.[1];
    expect(
      crossings((from, to) => Boolean(featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to))),
    ).toEqual([]);
  });

  it('the kit in ui fetches nothing and knows no word of the product', () => {
    const kit = sources.filter((file) => within(file, 'web/ui'));
    expect(kit.filter((file) => /\bfetch\(|react-query|Hookwise/.test(textOf(file)))).toEqual([]);
  });
});

describe('in the engine', () => {
  const engine = sources.filter((file) => within(file, 'engine'));

  it('time and chance are arguments', () => {
    expect(
      engine.filter((file) => /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/.test(textOf(file))),
    ).toEqual([]);
  });
});

describe('everywhere', () => {
  it('a source file lies at most four folders deep', () => {
    expect(sources.filter((file) => file.split('/').length > 5)).toEqual([]);
  });

  it('nothing is called utils, helpers, common, manager or data', () => {
    expect(
      sources.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|managers?|data)(?:\.tsx?$|\/)/.test(file)),
    ).toEqual([]);
  });

  it('a file over 300 lines says on top why it is one thing', () => {
    const isLong = (file: string) => textOf(file).split('\n').length > 301;
    expect(files.filter((file) => isLong(file) && !textOf(file).startsWith('// Long because '))).toEqual([]);
  });
});
