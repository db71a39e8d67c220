/**
 * Writes what the URL model is trained on: for every labelled link its characters and its features, made by the same code
 * that serves them.
 *
 *   node ml/export/urls.ts --data ../shared/data --out .training/urls
 *
 * codes.u16 and offsets.u32: the characters, one link after the other; features.f32: one row per link; rows.jsonl: label,
 * source, date, part and what the rules alone say; features.json: the names of the columns.
 */

import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { linkFindings, readFeatures, score, urlFeatures, urlText } from '../../src/engine/training.ts';
import { factsFor, loadPopularity } from '../evaluate/popularity-table.ts';
import { labelledUrls } from '../evaluate/url-data.ts';
import { listedDomains } from './listed-domains.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    out: { type: 'string', default: '.training/urls' },
  },
});

mkdirSync(values.out, { recursive: true });
const popularity = loadPopularity();
const codes = createWriteStream(`${values.out}/codes.u16`);
const features = createWriteStream(`${values.out}/features.f32`);
const rows = createWriteStream(`${values.out}/rows.jsonl`);
const offsets: number[] = [0];
const bytesOf = (array: Uint16Array | Float32Array) =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength);
/** Waits for the disk now and then: the links come faster than they can be written. */
const write = async (stream: ReturnType<typeof createWriteStream>, chunk: Buffer | string) => {
  if (!stream.write(chunk)) await once(stream, 'drain');
};

async function* everything() {
  yield* labelledUrls(values.data);
  yield* listedDomains(values.data);
}

for await (const { url, ...about } of everything()) {
  const link = linkFindings(url, factsFor(url, popularity));
  if (link === null) continue;
  const text = urlText(link.target);
  const sample = {
    target: link.target,
    findings: link.findings,
    spelling: Number.NaN,
  };
  await write(codes, bytesOf(text.codes));
  offsets.push((offsets.at(-1) ?? 0) + text.codes.length);
  await write(features, bytesOf(readFeatures(urlFeatures, sample)));
  await write(rows, `${JSON.stringify({ url, ...about, ruleScore: score(link.findings).riskScore })}\n`);
}
for (const stream of [codes, features, rows]) stream.end();
writeFileSync(`${values.out}/offsets.u32`, Uint32Array.from(offsets));
writeFileSync(`${values.out}/features.json`, `${JSON.stringify(urlFeatures.map(({ id }) => id))}\n`);
