// Builds the web room into dist/web and packs every file once, so that serving one costs no compression.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });

const webFolder = join(root, 'dist/web');
const worthPacking = /\.(?:js|css|svg|html|json|txt|webmanifest)$/;
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
