/**
 * Builds models/popularity: which rank band a registrable domain lies in.
 * Usage: node ml/build-tables/popularity.ts --data ../shared/data
 */

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getDomain } from 'tldts';
import { bytesPerDomain, popularityBands, popularityKey, readPopularity } from '../../src/engine/training.ts';
import { csvFields, readLines } from '../read-lines.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    taken: { type: 'string', default: '2026-11-15' },
  },
});

/** Last rank of the three ranked bands; the fourth is the unranked list of 100,000. */
const bandEnds = [1_000, 10_000, 50_000];
const bandOf = new Map<string, number>();

for await (const line of readLines(`${values.data}/lists/top_domains_tranco50k.csv.gz`)) {
  const [rank = '', name = ''] = csvFields(line);
  const band = bandEnds.findIndex((end) => Number(rank) <= end);
  const domain = getDomain(name, { allowPrivateDomains: true });
  if (band >= 0 && domain && !bandOf.has(domain)) bandOf.set(domain, band);
}
for await (const name of readLines(`${values.data}/lists/top_domains_cloudflare100k_unranked.txt.gz`)) {
  const domain = getDomain(name.trim(), { allowPrivateDomains: true });
  if (domain && !bandOf.has(domain)) bandOf.set(domain, bandEnds.length);
}

const keysByBand = popularityBands.map((_, band) =>
  [...new Set([...bandOf].filter(([, b]) => b === band).map(([domain]) => popularityKey(domain)))].sort(
    (a, b) => a - b,
  ),
);
const counts = keysByBand.map((keys) => keys.length);
const bytes = new Uint8Array(counts.reduce((sum, count) => sum + count, 0) * bytesPerDomain);
keysByBand.flat().forEach((key, index) => {
  for (let i = 0; i < bytesPerDomain; i += 1) {
    bytes[index * bytesPerDomain + i] = Math.floor(key / 256 ** (bytesPerDomain - 1 - i)) % 256;
  }
});

const lookup = readPopularity(bytes, counts);
const missed = [...bandOf.keys()].filter((domain) => lookup(domain).state !== 'known').length;
const probes = 2_000_000;
let falseHits = 0;
for (let i = 0; i < probes; i += 1) if (lookup(`probe-${i}.invalid`).state === 'known') falseHits += 1;

mkdirSync('models/popularity', { recursive: true });
writeFileSync('models/popularity/popularity.bin', bytes);
writeFileSync(
  'models/popularity/manifest.json',
  `${JSON.stringify(
    {
      what: 'Registrable domain to rank band; sorted 40-bit hashes, one run per band',
      file: 'popularity.bin',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bands: popularityBands,
      counts,
      entries: counts.reduce((sum, count) => sum + count, 0),
      bytes: bytes.length,
      sources: ['Tranco top 50,000 (ranked)', 'Cloudflare Radar top 100,000 (unranked)'],
      taken: values.taken,
      command: 'node ml/build-tables/popularity.ts --data ../shared/data',
      falsePositives: {
        probes,
        hits: falseHits,
        expectedRate: counts.reduce((sum, count) => sum + count, 0) / 2 ** 40,
      },
      missed,
    },
    null,
    2,
  )}\n`,
);
