/**
 * Builds models/vulnerabilities: the catalogue that answers before anything was synced. Facts only: no title and no
 * description of anybody's is in it.
 * Usage: node ml/build-tables/vulnerabilities.ts --data ../shared/feeds
 */

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type AffectedProduct,
  allProductKeys,
  type CveRecord,
  type Reference,
  rulesOf,
} from '../../src/engine/training.ts';
import {
  feedBytes,
  findFeeds,
  fingerprintOf,
  nvdRecords,
  type PreparedCve,
  prepareCve,
  readEpssFile,
  readExploitFile,
  readKevFile,
  type VulnerabilityFacts,
  withFacts,
  writeDocument,
} from '../../src/server/training.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/feeds' },
    out: { type: 'string', default: 'models/vulnerabilities' },
  },
});
/** Addresses after these say the same once more. */
const maxReferences = 12;
const limitBytes = 6_000_000;

const feeds = await findFeeds(values.data);
if (feeds.kev === null || feeds.epss === null || feeds.exploits === null)
  throw new Error('the catalogue that ships needs every feed');
const [kev, epss, exploits] = [
  await readKevFile(feeds.kev),
  await readEpssFile(feeds.epss),
  await readExploitFile(feeds.exploits),
];
const facts: Omit<VulnerabilityFacts, 'asOf'> = { ...kev, ...epss, ...exploits };
const days = [kev.asOf, epss.asOf];
const byId = new Map<string, CveRecord>();
let records = 0;
for (const path of feeds.nvd) {
  const reading = nvdRecords(feedBytes(path));
  for (let next = await reading.next(); ; next = await reading.next()) {
    if (next.done) {
      records += next.value.records;
      days.push(next.value.asOf);
      break;
    }
    const { cveId, record } = next.value;
    const known = byId.get(cveId);
    // Of two records of one CVE the newer counts, whichever file it is in.
    if (record && (!known || (known.modifiedAt ?? '') < (record.modifiedAt ?? ''))) byId.set(cveId, record);
  }
}
const asOf =
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? '';

const all = [...byId.values()].map((record) => prepareCve(withFacts(record, facts)));
const { head, bytes: plain } = writeDocument(
  all.map((cve) => ({ ...cve, record: factsOf(cve) })),
  allProductKeys,
);
const bytes = brotliCompressSync(plain, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  },
});
if (bytes.length > limitBytes) throw new Error(`${bytes.length} bytes are more than ${limitBytes}`);

mkdirSync(values.out, { recursive: true });
writeFileSync(`${values.out}/catalogue.br`, bytes);
writeFileSync(
  `${values.out}/manifest.json`,
  `${JSON.stringify(
    {
      what: 'Known vulnerabilities of the listed devices: facts without titles and descriptions, and the list of each product in its order',
      file: 'catalogue.br',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      asOf,
      cveCount: all.length,
      bytes: bytes.length,
      unpackedBytes: plain.length,
      notes: [
        'Not every vulnerability of the last years is in the catalogue that ships: Fortinet, Juniper, Palo Alto Networks and SonicWall are complete to April 2026; Cisco, Check Point, Sophos, Aruba, Ubiquiti and MikroTik have gaps in 2023 and 2025. What CISA knows to be exploited is complete to its day. A sync closes the gaps.',
      ],
      sources: [
        'CVE records: NVD (public domain), CVE Program and CISA Vulnrichment (CC0), anchore/nvd-data-overrides (CC0), VulnRadar (MIT), trickest/cve (MIT), advisories of the makers (facts)',
        'Known exploitation: CISA KEV (CC0)',
        'Chance of exploitation: EPSS by FIRST.org',
        'Exploits: PoC-in-GitHub (CC0), nuclei-templates (MIT), Metasploit (BSD-3-Clause), Exploit-DB and Packet Storm ids from references',
      ],
      read: {
        records,
        kev: kev.kev?.size,
        epss: epss.epss?.size,
        exploits: exploits.exploits?.size,
        fingerprint: await fingerprintOf(feeds),
      },
      command: 'node ml/build-tables/vulnerabilities.ts --data ../shared/feeds',
      counts: Object.fromEntries(Object.entries(head.lists).map(([key, list]) => [key, list.length])),
    },
    null,
    2,
  )}\n`,
);
process.stdout.write(
  `${all.length} of ${records} CVEs, as of ${asOf}: ${bytes.length} bytes (${plain.length} unpacked)\n`,
);

function factsOf({ record, products }: PreparedCve): CveRecord {
  const makers = new Set(products.flatMap(rulesOf).map(({ maker }) => maker));
  const isTheirs = ({ origin, vendor }: AffectedProduct) =>
    origin === 'assigner' || [...makers].some(({ cpe }) => cpe.includes(vendor));
  return {
    ...record,
    title: null,
    description: null,
    modifiedAt: null,
    affected: record.affected.filter(isTheirs),
    references: [...record.references].sort((a, b) => weight(b) - weight(a)).slice(0, maxReferences),
    kev: record.kev && { ...record.kev, name: '' },
  };
}

/** Of many addresses, those that say what to do. */
function weight({ tags }: Reference): number {
  if (tags.includes('Vendor Advisory') || tags.includes('Patch') || tags.includes('Mitigation')) return 2;
  return tags.includes('Exploit') || tags.includes('Third Party Advisory') ? 1 : 0;
}
