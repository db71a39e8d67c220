/**
 * Writes what the page-text model is trained on: the tokens of texts as a machine reads them from a picture.
 *
 *   node ml/generate/write-pages.ts --seed 1 --count 20000 --out .training/pages.jsonl
 *   node ml/export/pages.ts --data ../shared/data --generated .training/generated.jsonl --pages .training/pages.jsonl --out DIR
 *
 * Every message is read twice, once clean and once with recognition errors; the generated screens have errors of their own.
 * rows.jsonl, tokens.u32 and offsets.u64 as in mails.ts.
 */

import { createReadStream, createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { foldProse, readMail, textTokens } from '../../src/engine/training.ts';
import { seededRandom } from '../adversarial/chance.ts';
import { ocrNoise } from '../adversarial/ocr-noise.ts';
import { labelledMails } from '../evaluate/mail-data.ts';
import type { GeneratedPage } from '../generate/pages.ts';
import { type Part, partOf } from '../split.ts';
import { generatedMails } from './mail-generated.ts';
import { tokenBits } from './mail-row.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    generated: { type: 'string', default: '.training/generated.jsonl' },
    pages: { type: 'string', default: '.training/pages.jsonl' },
    out: { type: 'string', default: '.training/pages' },
  },
});

/** What fits on a screen, more or less. */
const maxCharacters = 4000;
const worstNoise = 0.1;

type PageRow = { id: string; label: number; source: string; part: Part; family: string };

async function* mailTexts(): AsyncGenerator<PageRow & { text: string }> {
  const sources = [labelledMails(values.data), generatedMails(values.generated)];
  for (const source of sources) {
    for await (const { id, kind, source: name, part, input, ...about } of source) {
      if (kind === 'spam') continue;
      const { subject, shown } = await readMail(input);
      // What a mail program shows; the other header lines would give away which collection a message is from.
      const text = `${subject}\n${shown.text.slice(shown.bodyStart, shown.bodyEnd ?? shown.text.length)}`;
      const family = 'family' in about && typeof about.family === 'string' ? about.family : id;
      yield { id, label: Number(kind === 'phishing'), source: name, part, family, text };
    }
  }
}

async function* screenTexts(): AsyncGenerator<PageRow & { text: string }> {
  for await (const line of createInterface({ input: createReadStream(values.pages) })) {
    const { id, label, source, family, text } = JSON.parse(line) as GeneratedPage;
    yield { id, label, source, part: partOf(family), family, text };
  }
}

mkdirSync(values.out, { recursive: true });
const tokens = createWriteStream(`${values.out}/tokens.u32`);
const rows = createWriteStream(`${values.out}/rows.jsonl`);
const offsets: bigint[] = [0n];
const random = seededRandom(1);

const put = ({ text, ...row }: PageRow & { text: string }) => {
  const { buckets } = textTokens(foldProse(text, [{ start: 0, end: text.length }], []).text, tokenBits);
  tokens.write(Buffer.from(buckets.buffer, buckets.byteOffset, buckets.byteLength));
  offsets.push((offsets.at(-1) ?? 0n) + BigInt(buckets.length));
  rows.write(`${JSON.stringify(row)}\n`);
};

for await (const item of mailTexts()) {
  const text = item.text.slice(0, maxCharacters);
  put({ ...item, text });
  put({ ...item, text: ocrNoise(text, random() * worstNoise, random) });
}
for await (const item of screenTexts()) put(item);
tokens.end();
rows.end();
writeFileSync(`${values.out}/offsets.u64`, BigUint64Array.from(offsets));
