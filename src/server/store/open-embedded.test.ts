import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeFolder } from '../testing/start-server.ts';
import { openEmbedded } from './open-embedded.ts';

it('unpacks an empty cluster on first use and finds it again on the next', async () => {
  const folder = makeFolder();
  chmodSync(folder, 0o755);
  const first = await openEmbedded(folder);
  await first.ping();
  await first.close();
  expect(statSync(join(folder, 'database')).mode & 0o077, 'closed to other accounts').toBe(0);
  expect(statSync(folder).mode & 0o777, 'a folder that was there before is left as it was').toBe(0o755);
  const second = await openEmbedded(folder);
  await second.ping();
  await second.close();
});

it('ships a cluster made by the engine that opens it', () => {
  const engine = JSON.parse(
    readFileSync(
      fileURLToPath(import.meta.resolve('@electric-sql/pglite')).replace(/dist\/.*$/, 'package.json'),
      'utf8',
    ),
  ) as { version: string };
  const packedBy = readFileSync(new URL('./empty-cluster.version', import.meta.url), 'utf8').trim();
  expect(packedBy, 'run: npm run pack-cluster').toBe(engine.version);
});
