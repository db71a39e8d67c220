import { setImmediate } from 'node:timers/promises';
import type { CveRecord } from '../../engine/index.ts';
import type { Catalogue } from '../store/vulnerability-catalogue.ts';

/** Some records name thousands of releases: after this many, other calls get a turn. */
const recordsAtOnce = 5;

export async function* eachRecord(
  catalogue: Catalogue,
  cveIds: readonly string[],
): AsyncGenerator<CveRecord, void> {
  for (const [n, cveId] of cveIds.entries()) {
    if (n % recordsAtOnce === 0) await setImmediate();
    const record = catalogue.record(cveId);
    if (!record) throw new Error(`${cveId} is in a list and not in the catalogue`);
    yield record;
  }
}
