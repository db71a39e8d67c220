// What does a search of the vulnerability catalogue cost above the bare SQL that fetches the same rows? Both in the same run on
// the same tables, one after the other, on each engine. bench/vulnerability.ts has the limits under load.
// Run: node bench/catalogue.ts [--cves 10000] [--rounds 3]

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../scripts/postgres.ts';
import { allProductKeys } from '../src/engine/training.ts';
import type { OpenDatabase } from '../src/server/store/database.ts';
import { openEmbedded } from '../src/server/store/open-embedded.ts';
import { openServer } from '../src/server/store/open-server.ts';
import { vulnerabilityCatalogueStore } from '../src/server/store/vulnerability-catalogue.ts';
import { median, printMachine, printTable, quantile } from './kit/figures.ts';
import { fillCatalogue } from './kit/fill-catalogue.ts';

const { values } = parseArgs({
  options: { cves: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '3' } },
});
const [cves, rounds] = [Number(values.cves), Number(values.rounds)];
const pageSize = 50;
const rows: Record<string, string | number>[] = [];

const timesOf = async (work: (product: string) => Promise<unknown>) => {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const product of allProductKeys) {
      const from = performance.now();
      await work(product);
      if (round > 0) times.push(performance.now() - from);
    }
  return times;
};

const measure = async (engine: string, database: OpenDatabase) => {
  const { db } = database;
  await fillCatalogue(database.db, cves);
  const catalogue = await vulnerabilityCatalogueStore(db).current();
  if (!catalogue) throw new Error('the catalogue was not stored');
  const ours = await timesOf((product) => catalogue.list(product, 'all', { offset: 0, limit: pageSize }));
  const raw = await timesOf((product) =>
    db.execute(
      sql`select v.* from vulnerability_products p join vulnerabilities v on v.cve_id = p.cve_id and v.until is null where p.product = ${product} and p.until is null order by p.rank desc, p.cve_id desc limit ${sql.raw(String(pageSize))}`,
    ),
  );
  for (const [what, times] of [
    ['a page of the catalogue, read into records', ours],
    ['the same rows by bare SQL', raw],
  ] as const)
    rows.push({
      engine,
      what,
      queries: String(times.length),
      'p50 ms': median(times),
      'p99 ms': quantile(times, 0.99),
    });
};

printMachine();
const folder = mkdtempSync(join(tmpdir(), 'hookwise-catalogue-'));
try {
  const embedded = await openEmbedded(folder);
  await measure('embedded', embedded);
  await embedded.close();
  const postgres = await startPostgres();
  const server = await openServer(postgres.url, () => undefined);
  await measure('PostgreSQL', server);
  await server.close();
  postgres.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printTable(rows);
process.exit(0);
