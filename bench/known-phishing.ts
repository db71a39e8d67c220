// Is a synced list of a million entries searched within ten microseconds a key, how does that compare with a plain Set of
// the same keys, and does the table that ships take fewer than one in a million unlisted hosts for listed?
// Run: node --expose-gc bench/known-phishing.ts

import { readFileSync } from 'node:fs';
import { feedHashes, isIndexed, type ParsedUrl, readKnownPhishing } from '../src/engine/training.ts';

const entries = 1_000_000;
const limitMicroseconds = 10;
const limitRate = 1e-6;

/** Through a buffer: a concatenated string is flattened only when first read, which would be counted. */
const keyAt = (n: number) =>
  Buffer.from(`h:secure-login-${n}.evil-${(n * 7919) % 10_007}.example`).toString();
const listed = Array.from({ length: entries }, (_, n) => keyAt(n));
// Asked in no order, half of them listed: memory is what such a search waits for.
const asked = Array.from({ length: entries }, (_, n) => keyAt((n * 1_000_003) % (2 * entries)));

const heap = () => {
  for (let twice = 0; twice < 2; twice += 1) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const measure = (name: string, build: () => (key: string) => boolean) => {
  const before = heap();
  const started = performance.now();
  const isListed = build();
  const buildMs = performance.now() - started;
  const bytes = heap() - before;
  for (const key of asked.slice(0, 100_000)) isListed(key);
  const from = performance.now();
  let hits = 0;
  for (const key of asked) if (isListed(key)) hits += 1;
  const each = ((performance.now() - from) * 1000) / asked.length;
  console.log(
    `${name}: built in ${buildMs.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB, ${each.toFixed(2)} µs a key, ${Math.round(1e6 / each).toLocaleString('en')} a second, ${hits} hits`,
  );
  return each;
};

const indexEach = measure('sorted hashes', () => {
  const hashes = feedHashes();
  for (const key of listed) hashes.add(key);
  const index = hashes.index();
  return (key) => isIndexed(index, key);
});
measure('a plain Set  ', () => {
  // Copies, as from a file: otherwise the Set only points at strings that exist anyway.
  const set = new Set(listed.map((key) => Buffer.from(key).toString()));
  return (key) => set.has(key);
});

const folder = new URL('../models/known-phishing/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
const lookup = readKnownPhishing({ ...manifest, bytes: readFileSync(new URL(manifest.file, folder)) });
const probes = 6_000_000;
/** The address and the host. */
const keysPerProbe = 2;
let falseHits = 0;
const from = performance.now();
for (let n = 0; n < probes; n += 1) {
  const host = `${Math.random().toString(36).slice(2)}.example`;
  const stranger = { host, path: '/', registrableDomain: null } as Pick<
    ParsedUrl,
    'host' | 'path' | 'registrableDomain'
  >;
  if (lookup(stranger as ParsedUrl).state === 'known') falseHits += 1;
}
const keys = probes * keysPerProbe;
const rate = falseHits / keys;
console.log(
  `the table that ships (${manifest.entries} entries, ${manifest.bytes} bytes): ${falseHits} of ${keys.toLocaleString('en')} random keys taken for listed, ${rate.toExponential(1)} (limit ${limitRate}), ${(((performance.now() - from) * 1000) / probes).toFixed(2)} µs a link`,
);
process.exitCode = indexEach <= limitMicroseconds && rate < limitRate ? 0 : 1;
