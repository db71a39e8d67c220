// Packs a cluster of the embedded engine with our tables, empty, so that a first start unpacks it instead of building it.
// Run again after an update of @electric-sql/pglite: npm run pack-cluster. Migrations that are newer than the packed cluster
// run at the first start, as in any older folder.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, packedCluster } from '../src/server/tools.ts';

const engine = await PGlite.create();
await migrate(drizzle({ client: engine, casing: 'snake_case' }), { migrationsFolder });
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
