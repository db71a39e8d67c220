// What does a search of the vulnerability catalogue cost above the bare SQL that fetches the same rows? Both in the same run on
// the same tables, one after the other, on each engine. bench/vulnerability.ts has the limits under load.
// Run: node bench/catalogue.ts [--cves 10000] [--rounds 3]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../scripts/postgres.mjs';
import { allProductKeys } from '../src/engine/vulnerability/device-products.ts';
import { shippedVulnerabilities } from '../src/server/adapters/shipped-vulnerabilities.ts';
import { prepareCve } from '../src/server/adapters/vulnerability-prepare.ts';
import type { OpenDatabase } from '../src/server/store/database.ts';
import { openEmbedded } from '../src/server/store/open-embedded.ts';
import { openServer } from '../src/server/store/open-server.ts';
import { vulnerabilityCatalogueStore } from '../src/server/store/vulnerability-catalogue.ts';
import { vulnerabilityDraftStore } from '../src/server/store/vulnerability-drafts.ts';
import { median, printMachine, printTable, quantile, say } from './kit/figures.ts';

const { values } = parseArgs({
  options: { cves: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '3' } },
});
const [cves, rounds] = [Number(values.cves), Number(values.rounds)];
const pageSize = 50;
const rowsAtOnce = 200;
const rows: Record<string, string | number>[] = [];

/** Copies of the records that ship, under other numbers. */
const fill = async ({ db }: OpenDatabase) => {
  const shipped = await shippedVulnerabilities()();
  const some = await Promise.all(
    allProductKeys.map((key) => shipped.list(key, 'all', { offset: 0, limit: 200 })),
  );
  const prepared = [...new Map(some.flat().map((record) => [record.cveId, record])).values()].map(prepareCve);
  const drafts = vulnerabilityDraftStore(db);
  for (let from = 0; from < cves; from += rowsAtOnce) {
    const part = Array.from({ length: Math.min(rowsAtOnce, cves - from) }, (_, n) => {
      const at = from + n;
      const like = prepared[at % prepared.length];
      if (!like) throw new Error('there are no records to copy');
      const cveId = `CVE-${2000 + (at % 26)}-${100_000 + at}`;
      return { ...like, cveId, rank: like.rank + (at % 1000), record: { ...like.record, cveId } };
    });
    await drafts.put(1, part, () => true);
  }
  await drafts.publish({
    generation: 1,
    asOf: '2026-11-15',
    cveCount: await drafts.countCves(1),
    counts: await drafts.writeLists(1, allProductKeys),
    sources: { files: null, online: null, rules: '', notes: [] },
    syncedAt: new Date(),
  });
};

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
  await fill(database);
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
  if (postgres) {
    const server = await openServer(postgres.url, () => undefined);
    await measure('PostgreSQL', server);
    await server.close();
    postgres.stop();
  } else say('PostgreSQL is not installed here: left out.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printTable(rows);
process.exit(0);
