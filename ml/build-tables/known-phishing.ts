/**
 * Builds models/known-phishing: the hosts of the public phishing lists as a filter of a few bytes an entry.
 * Usage: node ml/build-tables/known-phishing.ts --data ../shared/data
 */

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  dynamicDnsZoneOf,
  hostingOf,
  hostKey,
  isMailService,
  ownerOf,
  parseUrl,
  readKnownPhishing,
  shortenerKindOf,
  xorFilter,
} from '../../src/engine/training.ts';
import { loadPopularity } from '../evaluate/popularity-table.ts';
import { csvFields, readLines } from '../read-lines.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    taken: { type: 'string', default: '2026-11-15' },
    // The day of the newest entry: what the filter knows, however late it was built.
    newest: { type: 'string', default: '2025-12-31' },
  },
});
const lists = ['phishing_domains_phishing_database.csv.gz', 'scam_domains_crypto_discord.csv.gz'];
const popularity = loadPopularity();
const hosts = new Set<string>();
const leftOut = { unreadable: 0, sharedOrGenuine: 0, popular: 0 };

for (const list of lists) {
  for await (const line of readLines(`${values.data}/lists/${list}`)) {
    const [name = ''] = csvFields(line);
    if (name === 'domain') continue;
    const url = parseUrl(name);
    if (!url?.registrableDomain) leftOut.unreadable += 1;
    // A whole host that others share, or that is genuine, must never be condemned; only its full addresses may be.
    else if (isShared(url.host, url.registrableDomain)) leftOut.sharedOrGenuine += 1;
    else if (isTenant(url.host)) hosts.add(url.host.replace(/^www\./, ''));
    else if (popularity(url.registrableDomain).state === 'known') leftOut.popular += 1;
    else hosts.add(url.host.replace(/^www\./, ''));
  }
}

function isTenant(host: string): boolean {
  return hostingOf(host) !== null || dynamicDnsZoneOf(host) !== null;
}

function isShared(host: string, registrableDomain: string): boolean {
  if (isTenant(host)) return false;
  const isPlatform = hostingOf(`x.${host}`) !== null || dynamicDnsZoneOf(`x.${host}`) !== null;
  return (
    isPlatform ||
    isMailService(registrableDomain) ||
    ownerOf(host) !== null ||
    shortenerKindOf(host, registrableDomain) !== null
  );
}

// Distinct as keys: `www.www.x` and `www.x` are one.
const keys = [...new Set([...hosts].sort().map(hostKey))];
const { bytes, segmentLength, seed } = xorFilter(keys);
const source = 'Phishing.Database and crypto scam lists';
const lookup = readKnownPhishing({ bytes, segmentLength, seed, source, listedOn: values.newest });
const isKnown = (host: string) => {
  const url = parseUrl(host);
  return url !== null && lookup(url).state === 'known';
};
const forgotten = [...hosts].filter((host) => !isKnown(host)).length;
const probes = 4_000_000;
let hits = 0;
for (let i = 0; i < probes; i += 1) {
  const host = `probe${i}.example`;
  const probe = { host, path: '/', registrableDomain: host } as Parameters<typeof lookup>[0];
  if (lookup(probe).state === 'known') hits += 1;
}

mkdirSync('models/known-phishing', { recursive: true });
writeFileSync('models/known-phishing/known-phishing.bin', bytes);
writeFileSync(
  'models/known-phishing/manifest.json',
  `${JSON.stringify(
    {
      what: 'Hosts of public phishing lists as an xor filter with 24-bit fingerprints',
      file: 'known-phishing.bin',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      segmentLength,
      seed,
      entries: keys.length,
      bytes: bytes.length,
      bytesPerEntry: Number((bytes.length / keys.length).toFixed(2)),
      source,
      sources: [
        'Phishing-Database/Phishing.Database (MIT), first seen up to 2025-12-31',
        'phishfort/phishfort-lists (GPL-3), polkadot-js/phishing (Apache-2.0), Discord-AntiScam/scam-links, eth-phishing-detect',
      ],
      listedOn: values.newest,
      takenOn: values.taken,
      command: 'node ml/build-tables/known-phishing.ts --data ../shared/data',
      leftOut,
      forgotten,
      falsePositives: { probes, keysPerProbe: 2, hits, expectedRatePerKey: 2 ** -24 },
    },
    null,
    2,
  )}\n`,
);
