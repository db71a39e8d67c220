import { allProductKeys, type CveRecord } from '../../engine/index.ts';
import { prepareCve } from '../adapters/vulnerability-prepare.ts';
import { pack, writeDocument } from '../store/catalogue-document.ts';
import type { Database } from '../store/database.ts';
import { vulnerabilityCatalogueStore } from '../store/vulnerability-catalogue.ts';

/** Makes records the catalogue of a test's database, as a sync does. */
export const publishCatalogue = async (
  db: Database,
  records: readonly CveRecord[],
  { now, asOf = now.toISOString().slice(0, 10) }: { now: Date; asOf?: string },
): Promise<void> => {
  const catalogues = vulnerabilityCatalogueStore(db);
  const { bytes, cveCount } = writeDocument(records.map(prepareCve), allProductKeys);
  await catalogues.publish({
    number: ((await catalogues.about())?.number ?? 0) + 1,
    asOf,
    cveCount,
    sources: { files: null, online: null, rules: '', notes: [] },
    syncedAt: now,
    document: await pack(bytes),
  });
};
