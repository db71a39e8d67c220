import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// The house rules that the compiler cannot hold. Which room may import which other room is in the tsconfig files.

const src = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
const sources = files.filter((name) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(name));
const textOf = (file: string) => readFileSync(join(src, file), 'utf8');

/** The files of this house that a file imports, by their path from `src/`, without how a bundler is to take them (`?url`). */
const importsOf = (file: string) =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)(?:\?[^']*)?'/g)].map(
    ([, target = '']) => relative(src, join(src, dirname(file), target)),
  );

const crossings = (isForbidden: (from: string, to: string) => boolean) =>
  sources.flatMap((file) =>
    importsOf(file)
      .filter((target) => isForbidden(file, target))
      .map((target) => `${file} -> ${target}`),
  );

const within = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** The circles among files, imports of types included: each as the files that lead back to the first. */
const circlesAmong = (all: readonly string[]): string[] => {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    const begin = way.indexOf(file);
    if (begin >= 0) circles.push([...way.slice(begin), file].join(' -> '));
    if (begin >= 0 || done.has(file) || file.startsWith('..')) return;
    for (const target of importsOf(file)) walk(target, [...way, file]);
    done.add(file);
  };
  for (const file of all) walk(file, []);
  return circles;
};

/** The files that lie in a room's own folder and in none below it. */
const looseIn = (room: string) => sources.filter((file) => dirname(file) === room);

it('reads imports the way they are written', () => {
  expect(importsOf('server/compose/app.ts')).toContain('engine/index.ts');
  expect(importsOf('server/store/open-database.ts')).toContain('server/store/open-embedded.ts');
});

describe('in the server', () => {
  it('main knows compose, compose routes, routes http, http services, services the rest, never back', () => {
    const floors = [
      /^server\/(?:store|adapters|abuse|dmarc|jobs|receipts|report|sharing|mails|triage|watching|webhooks|mcp)\//,
      /^server\/services\//,
      /^server\/http\//,
      /^server\/routes\//,
      /^server\/compose\//,
      // What starts it, and the doors for what measures and runs it from outside.
      /^server\/(?:main|measuring|tools|training)\.ts$/,
    ];
    /** What all floors speak of (configuration, failures, log) lies below them: -1. */
    const floorOf = (path: string) => floors.findIndex((floor) => floor.test(path));
    // What the command may take is said below.
    expect(crossings((from, to) => !within(from, 'command') && floorOf(to) > floorOf(from))).toEqual([]);
  });

  it('routes do not know each other', () => {
    const isRoute = (path: string) => within(path, 'server/routes') && !/\/index\.ts$/.test(path);
    expect(crossings((from, to) => isRoute(from) && isRoute(to))).toEqual([]);
  });

  it('at most ten files lie outside of its shelves', () => {
    expect(looseIn('server').length).toBeLessThanOrEqual(10);
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

  it('sizes come from the scale: eight of type, and hardly any other value of its own', () => {
    const web = sources.filter((file) => within(file, 'web'));
    const textSizes = textOf('web/styles/scale.css').match(/--text-\w+:/g);
    expect(textSizes?.length).toBeLessThanOrEqual(8);
    expect(web.filter((file) => /\btext-\[[\d.]+(?:px|rem)\]/.test(textOf(file)))).toEqual([]);
    // What is left belongs to one place each: the columns of a table, a part of the window's height, a state of a
    // toast that is swiped away, the distance between the digits of a code.
    const ownValues = web.flatMap((file) => textOf(file).match(/[a-z-]+-\[[^\]]+\]/g) ?? []);
    expect(ownValues.length).toBeLessThanOrEqual(40);
  });
});

describe('in the engine', () => {
  const engine = sources.filter((file) => within(file, 'engine'));
  const doors = ['engine/index.ts', 'engine/training.ts'];

  it('a subject knows only what lies below it', () => {
    // From below. `vulnerability` stands alone; the files in the engine's own folder see everything.
    const floors = [
      'text',
      'inference',
      'addresses',
      'brands',
      'wording',
      'verdict',
      'url',
      'domain',
      'mail',
      'picture',
    ];
    const subjectOf = (path: string) => /^engine\/([^/]+)\//.exec(path)?.[1] ?? '';
    const floorOf = (path: string) => floors.indexOf(subjectOf(path));
    expect(
      engine.map(subjectOf).filter((name) => name && ![...floors, 'vulnerability'].includes(name)),
    ).toEqual([]);
    expect(
      crossings((from, to) => within(to, 'engine') && floorOf(from) >= 0 && floorOf(to) > floorOf(from)),
    ).toEqual([]);
    expect(
      crossings(
        (from, to) =>
          within(to, 'engine') && subjectOf(from) !== subjectOf(to) && subjectOf(from) === 'vulnerability',
      ),
    ).toEqual([]);
  });

  it('mail does not know domains: both stand on links', () => {
    expect(crossings((from, to) => within(from, 'engine/mail') && within(to, 'engine/domain'))).toEqual([]);
  });

  it('other rooms come in by its door', () => {
    expect(
      crossings((from, to) => !within(from, 'engine') && within(to, 'engine') && to !== 'engine/index.ts'),
    ).toEqual([]);
    expect(
      crossings((from, to) => within(from, 'engine') && doors.includes(to) && !doors.includes(from)),
    ).toEqual([]);
  });

  it('few files lie in its own folder', () => {
    expect(looseIn('engine').length).toBeLessThanOrEqual(12);
  });

  it('time and chance are arguments', () => {
    expect(
      engine.filter((file) => /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/.test(textOf(file))),
    ).toEqual([]);
  });
});

describe('in checks without a server', () => {
  it('nothing is asked that lookups ask: of them come only files that know no platform', () => {
    const pure = [
      'lookups/domain/subject-reader.ts',
      'lookups/public-address.ts',
      'lookups/mail/is-full-source.ts',
      'lookups/mail/organisation-domain.ts',
      'lookups/mail/signatures.ts',
      'lookups/mail/signed-source.ts',
    ];
    expect(
      crossings((from, to) => within(from, 'offline') && within(to, 'lookups') && !pure.includes(to)),
    ).toEqual([]);
    const platforms = /from 'node:|\bBuffer\b|\bprocess\./;
    expect(pure.filter((file) => platforms.test(textOf(file)))).toEqual([]);
    expect(pure.flatMap(importsOf).filter((to) => !within(to, 'contract') && !pure.includes(to))).toEqual([]);
    expect(sources.filter((file) => within(file, 'offline') && platforms.test(textOf(file)))).toEqual([]);
  });

  it('the pages reach the engine by the worker alone: what they load first carries none of it', () => {
    expect(
      crossings(
        (from, to) => within(from, 'web') && within(to, 'offline') && from !== 'web/lib/device-engine.ts',
      ),
    ).toEqual([]);
  });

  it('other rooms come in by its door', () => {
    expect(
      crossings((from, to) => !within(from, 'offline') && within(to, 'offline') && to !== 'offline/index.ts'),
    ).toEqual([]);
  });
});

describe('in the command', () => {
  it('nobody imports it, and of the server it takes what needs neither database nor app', () => {
    expect(crossings((from, to) => !within(from, 'command') && within(to, 'command'))).toEqual([]);
    const taken = [
      /^server\/(?:report|jobs|adapters)\//,
      /^server\/config\.ts$/,
      /^server\/services\/(?:look-up-link|verify-sender|sync-feeds|current-catalogue|vulnerability-(?:criteria|pages))\.ts$/,
      /^server\/store\/catalogue-document\.ts$/,
    ];
    expect(
      crossings(
        (from, to) => within(from, 'command') && within(to, 'server') && !taken.some((path) => path.test(to)),
      ),
    ).toEqual([]);
  });
});

describe('outside of the rooms', () => {
  it('what trains, measures and runs the product comes in by a few doors', () => {
    const doors = [
      'command/index.ts',
      'contract/index.ts',
      'engine/index.ts',
      'engine/testing/index.ts',
      'engine/training.ts',
      'lookups/index.ts',
      'offline/index.ts',
      'offline/testing/shipped-data.ts',
      'server/mcp/serve-stdio.ts',
      'server/measuring.ts',
      'server/testing/index.ts',
      'server/tools.ts',
      'server/training.ts',
      'testing/index.ts',
      'vision/training.ts',
    ];
    const outside = ['ml', 'bench', 'scripts'].flatMap((folder) =>
      readdirSync(join(src, '..', folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:ts|mjs)$/.test(name))
        .map((name) => join('..', folder, name)),
    );
    const entered = new Set(outside.flatMap(importsOf).filter((target) => !target.startsWith('..')));
    expect([...entered].filter((target) => !doors.includes(target))).toEqual([]);
  });
});

describe('everywhere', () => {
  it('no import leads in a circle, those of types included', () => {
    expect(circlesAmong(sources)).toEqual([]);
  });

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
