import { allProductKeys } from '../../src/engine/training.ts';
import { shippedVulnerabilities } from '../../src/server/adapters/shipped-vulnerabilities.ts';
import { prepareCve } from '../../src/server/adapters/vulnerability-prepare.ts';
import type { Database } from '../../src/server/store/database.ts';
import { vulnerabilityDraftStore } from '../../src/server/store/vulnerability-drafts.ts';

const rowsAtOnce = 200;

/** Fills the catalogue with copies of the records that ship, under other numbers. */
export const fillCatalogue = async (db: Database, cves: number): Promise<void> => {
  const shipped = await shippedVulnerabilities()();
  const records = await Promise.all(
    allProductKeys.map((key) => shipped.list(key, 'all', { offset: 0, limit: 1000 })),
  );
  const prepared = [...new Map(records.flat().map((record) => [record.cveId, record])).values()].map(
    prepareCve,
  );
  const drafts = vulnerabilityDraftStore(db);
  for (let from = 0; from < cves; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, cves - from) }, (_, n) => {
      const at = from + n;
      const like = prepared[at % prepared.length];
      if (!like) throw new Error('there are no records to copy');
      const cveId = `CVE-${2000 + (at % 26)}-${100_000 + at}`;
      return { ...like, cveId, rank: like.rank + (at % 1000), record: { ...like.record, cveId } };
    });
    await drafts.put(1, rows, () => true);
  }
  await drafts.publish({
    generation: 1,
    asOf: '2026-11-15',
    cveCount: await drafts.countCves(1),
    counts: await drafts.writeLists(1, allProductKeys),
    sources: { files: null, online: null, rules: '', notes: [] },
    syncedAt: new Date(),
  });
  await drafts.settle();
};
