import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allProductKeys } from '../engine/index.ts';
import { Unreadable } from '../lookups/attempt.ts';
import type { Egress } from '../lookups/egress.ts';
import { downloadFeed } from '../lookups/feed.ts';
import { spoolFeed } from '../lookups/vulnerability-feeds/spool-feed.ts';
import { shippedVulnerabilities } from '../server/adapters/shipped-vulnerabilities.ts';
import { readEpssFile, readKevFile, withFacts } from '../server/adapters/vulnerability-facts.ts';
import { prepareCve } from '../server/adapters/vulnerability-prepare.ts';
import type { Config } from '../server/config.ts';
import { pack, writeDocument } from '../server/store/catalogue-document.ts';
import { catalogueFolder } from './open-catalogue.ts';
import { shippedCatalogue } from './shipped-files.ts';

type Needs = {
  egress: Egress;
  folder: string;
  script: URL;
  feeds: Pick<Config['feeds'], 'kevUrl' | 'epssUrl'>;
  signal: AbortSignal;
};

const note =
  'Records are those that came with the package; what CISA knows to be exploited and the chance of exploitation are newer. ' +
  'A server takes new records from the NVD.';

/**
 * Writes what is newly known of exploitation into the catalogue that came with the package. New records are the work of a
 * server, which asks the NVD for minutes.
 */
export const updateCatalogue = async ({ egress, folder, script, feeds, signal }: Needs) => {
  const own = join(folder, catalogueFolder);
  const spool = spoolFeed({ folder: join(own, 'feeds'), download: downloadFeed({ egress }) });
  const kev = await spool({ url: feeds.kevUrl, name: 'kev.json', isWhole: isReadable(readKevFile) }, signal);
  const epss = await spool(
    { url: feeds.epssUrl, name: 'epss.csv', isWhole: isReadable(readEpssFile) },
    signal,
  );
  const failed = [
    ...(kev.state === 'known' && kev.value.trouble === null ? [] : ['known exploitation (CISA KEV)']),
    ...(epss.state === 'known' && epss.value.trouble === null ? [] : ['chance of exploitation (EPSS)']),
  ];
  if (kev.state !== 'known' && epss.state !== 'known') return { lines: [], failed };

  const known = {
    kev: null,
    epss: null,
    exploits: null,
    ...(kev.state === 'known' && (await readKevFile(kev.value.path))),
  };
  const scores = epss.state === 'known' ? await readEpssFile(epss.value.path) : { epss: null, asOf: null };
  const facts = { kev: known.kev, epss: scores.epss, exploits: null };
  const catalogue = await shippedVulnerabilities(shippedCatalogue(script))();
  const asOf = [catalogue.asOf, 'asOf' in known ? known.asOf : null, scores.asOf]
    .filter((day): day is string => typeof day === 'string')
    .toSorted()
    .at(-1);
  const prepared = [...catalogue.records()].map((record) => prepareCve(withFacts(record, facts)));
  const bytes = await pack(writeDocument(prepared, allProductKeys).bytes);
  replace(own, bytes, { asOf: asOf ?? catalogue.asOf, notes: [...catalogue.notes, note] });
  const exploited = prepared.filter(({ isKev }) => isKev).length;
  return {
    lines: [
      `Vulnerabilities: ${prepared.length.toLocaleString('en')} as of ${asOf}, ${exploited} known to be exploited`,
    ],
    failed,
  };
};

const isReadable = (read: (path: string) => Promise<unknown>) => async (path: string) => {
  try {
    await read(path);
    return true;
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
};

/** The catalogue is named by its hash, and the manifest names it: both change at once, when the manifest does. */
const replace = (folder: string, bytes: Uint8Array, about: { asOf: string; notes: string[] }) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = `catalogue-${sha256.slice(0, 16)}.br`;
  writeFileSync(join(folder, file), bytes, { mode: 0o600 });
  const draft = join(folder, 'manifest.json.tmp');
  writeFileSync(draft, JSON.stringify({ file, sha256, ...about }), { mode: 0o600 });
  renameSync(draft, join(folder, 'manifest.json'));
};
