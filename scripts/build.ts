// Builds the web room into dist/web and packs every file once, so that serving one costs no compression; and keeps the server's
// code as Node compiles it, so that no start has to.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { keepCompiled } from './keep-compiled.ts';
import { writeDataFiles } from './write-data-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// The engine that runs on the visitor's own device takes them along.
await writeDataFiles(new URL('../dist/offline/', import.meta.url));
await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });

const webFolder = join(root, 'dist/web');

/** Scripts that import each other in a circle run before what they need has run: a page breaks where nobody looked. */
const refuseCircles = () => {
  const folder = join(webFolder, 'assets');
  const imports = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const script = readFileSync(join(folder, name), 'utf8');
        const imported = [...script.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)];
        return [name, imported.flatMap(([, other]) => other ?? [])];
      }),
  );
  const isDone = new Set<string>();
  const follow = (name: string, way: readonly string[]) => {
    if (way.includes(name)) throw new Error(`Scripts import each other: ${[...way, name].join(' > ')}`);
    if (isDone.has(name)) return;
    for (const other of imports.get(name) ?? []) follow(other, [...way, name]);
    isDone.add(name);
  };
  for (const name of imports.keys()) follow(name, []);
};
refuseCircles();

/** Tells the service worker what to keep: everything that a page may load. Another content is another worker. */
const listFilesOfRelease = () => {
  // Four megabytes for the visitor's own device are fetched by those who type, not by everyone who comes along.
  const isLoaded = (name: string) =>
    !/^(?:service-worker\.js|index\.html|manifest\.webmanifest|icons\/.*|assets\/device\/.*)$/.test(name) &&
    statSync(join(webFolder, name)).isFile();
  const loaded = readdirSync(webFolder, { recursive: true, encoding: 'utf8' }).filter(isLoaded).sort();
  const release = createHash('sha256');
  for (const name of ['index.html', ...loaded])
    release.update(name).update(readFileSync(join(webFolder, name)));
  const worker = join(webFolder, 'service-worker.js');
  const filled = readFileSync(worker, 'utf8')
    .replace('__VERSION__', release.digest('hex').slice(0, 16))
    .replace("'__FILES__'", loaded.map((name) => `'/${name}'`).join(', '));
  writeFileSync(worker, filled);
};
listFilesOfRelease();

/** Tables are hashes, which nothing packs; weights are mostly small numbers. */
const worthPacking = /\.(?:js|css|svg|html|json|txt|webmanifest)$|\/weights-[\w-]+\.bin$/;
const minBytes = 1024;
for (const name of readdirSync(webFolder, { recursive: true, encoding: 'utf8' })) {
  const file = join(webFolder, name);
  if (!worthPacking.test(name) || name === 'index.html' || statSync(file).size < minBytes) continue;
  const content = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

await keepCompiled();
