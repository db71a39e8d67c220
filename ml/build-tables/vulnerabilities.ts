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
import { markOf, type ShippedHead } from '../../src/server/adapters/shipped-vulnerabilities.ts';
import { findFeeds, fingerprintOf } from '../../src/server/adapters/vulnerability-feed-files.ts';
import { vulnerabilityReader } from '../../src/server/adapters/vulnerability-reader.ts';
import { packCve } from '../../src/server/store/packed-cve.ts';
import type { PreparedCve } from '../../src/server/store/vulnerability-drafts.ts';

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
const reader = vulnerabilityReader();
const entries: Record<string, number> = {};
let asOf = '';
for (const source of ['kev', 'epss', 'exploits'] as const) {
  const path = feeds[source];
  if (path === null) throw new Error(`the catalogue that ships needs ${source}`);
  const facts = await reader.readFacts(source, path);
  entries[source] = facts.entries;
  if (facts.asOf && facts.asOf > asOf) asOf = facts.asOf;
}
const byId = new Map<string, PreparedCve>();
let records = 0;
for (const path of feeds.nvd) {
  const read = await reader.readFile(path, async (rows) => {
    for (const row of rows) byId.set(row.cveId, row);
  });
  records += read.records;
  if (read.asOf && read.asOf > asOf) asOf = read.asOf;
}
await reader.close();

// Neighbours in number are neighbours in kind, and pack well.
const all = [...byId.values()].sort((a, b) => numberOf(a.cveId) - numberOf(b.cveId));
const head: ShippedHead = {
  lists: Object.fromEntries(allProductKeys.map((key) => [key, distances(listOf(key))])),
  marks: all.map(({ severity, isKev }) => markOf(severity, isKev)).join(''),
};
const lines = [JSON.stringify(head), ...all.map((row) => JSON.stringify(packCve(factsOf(row))))];
const plain = Buffer.from(lines.join('\n'));
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
      what: 'Known holes of the listed devices: facts without titles and descriptions, and the list of each product in its order',
      file: 'catalogue.br',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      asOf,
      cveCount: all.length,
      bytes: bytes.length,
      unpackedBytes: plain.length,
      notes: [
        'Not every hole of the last years is in the catalogue that ships: Fortinet, Juniper, Palo Alto Networks and SonicWall are complete to April 2026; Cisco, Check Point, Sophos, Aruba, Ubiquiti and MikroTik have gaps in 2023 and 2025. What CISA knows to be exploited is complete to its day. A sync closes the gaps.',
      ],
      sources: [
        'CVE records: NVD (public domain), CVE Program and CISA Vulnrichment (CC0), anchore/nvd-data-overrides (CC0), VulnRadar (MIT), trickest/cve (MIT), advisories of the makers (facts)',
        'Known exploitation: CISA KEV (CC0)',
        'Chance of exploitation: EPSS by FIRST.org',
        'Exploits: PoC-in-GitHub (CC0), nuclei-templates (MIT), Metasploit (BSD-3-Clause), Exploit-DB and Packet Storm ids from references',
      ],
      read: { records, ...entries, fingerprint: await fingerprintOf(feeds) },
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

function numberOf(cveId: string): number {
  const [, year, number] = cveId.split('-');
  return Number(year) * 10_000_000 + Number(number);
}

function listOf(key: string): number[] {
  return all
    .map((row, n) => ({ row, n }))
    .filter(({ row }) => row.products.includes(key))
    .sort((a, b) => b.row.rank - a.row.rank || (a.row.cveId < b.row.cveId ? 1 : -1))
    .map(({ n }) => n);
}

function distances(numbers: number[]): number[] {
  return numbers.map((n, at) => n - (numbers[at - 1] ?? 0));
}

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
