// Packs an empty cluster of the embedded engine, so that a first start unpacks it instead of building it.
// Run again after an update of @electric-sql/pglite: npm run pack-cluster

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { packedCluster } from '../src/server/tools.ts';

const engine = await PGlite.create();
await engine.exec('checkpoint');
const tar = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer());
const packed = brotliCompressSync(tar, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
  },
});
writeFileSync(packedCluster, packed);

// A cluster fits the engine that made it; a test checks that the two match.
const manifest = fileURLToPath(import.meta.resolve('@electric-sql/pglite')).replace(
  /dist\/.*$/,
  'package.json',
);
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
writeFileSync(new URL('./empty-cluster.version', packedCluster), `${version}\n`);
console.log(`${packedCluster.pathname}: ${tar.length} bytes packed to ${packed.length}`);
process.exit(0);
