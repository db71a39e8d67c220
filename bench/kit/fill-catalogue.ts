import { allProductKeys } from '../../src/engine/training.ts';
import {
  type Database,
  pack,
  prepareCve,
  shippedVulnerabilities,
  vulnerabilityCatalogueStore,
  writeDocument,
} from '../../src/server/measuring.ts';

/** Fills the catalogue with copies of the records that ship, under other numbers. */
export const fillCatalogue = async (db: Database, cves: number): Promise<void> => {
  const shipped = await shippedVulnerabilities()();
  const prepared = [...shipped.records()].map(prepareCve);
  const copies = Array.from({ length: cves }, (_, n) => {
    const like = prepared[n % prepared.length];
    if (!like) throw new Error('there are no records to copy');
    const cveId = `CVE-${2000 + (n % 26)}-${100_000 + n}`;
    return { ...like, rank: like.rank + (n % 1000), record: { ...like.record, cveId } };
  });
  const { bytes, cveCount } = writeDocument(copies, allProductKeys);
  await vulnerabilityCatalogueStore(db).publish({
    number: 1,
    asOf: '2026-11-15',
    cveCount,
    sources: { files: null, online: null, rules: '', notes: [] },
    syncedAt: new Date(),
    document: await pack(bytes),
  });
};
