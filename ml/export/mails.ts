/**
 * Writes what the model of messages is trained on: the features and tokens that the engine itself computes.
 *
 *   node ml/export/mails.ts --data ../shared/data --out DIR     the labelled messages
 *   … --generated file.jsonl                                     and those made from our own grammars
 *
 *   rows.jsonl      one object per message (`MailRow`), in the order of the other files
 *   features.f32    row by row, NaN for unknown; features.json names the columns
 *   tokens.u32      the distinct buckets of all messages, one message after another
 *   offsets.u64     where each message's buckets begin; one more entry than messages
 *
 * Rules, the shipped popularity table and the shipped model of links: no lists of known phishing, no lookups.
 */

import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { mailFeatures } from '../../src/engine/training.ts';
import { labelledMails } from '../evaluate/mail-data.ts';
import { generatedMails } from './mail-generated.ts';
import { type ExportedMail, type MailBatch, tokenBits } from './mail-row.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    generated: { type: 'string', default: '' },
    out: { type: 'string' },
  },
});
if (!values.out) throw new Error('--out DIR is needed');

const batchSize = 50;

async function* allMails(): AsyncGenerator<ExportedMail> {
  yield* labelledMails(values.data);
  if (values.generated !== '') yield* generatedMails(values.generated);
}

/** Batches in order, each handed to one worker only. */
async function* batches(): AsyncGenerator<{ index: number; mails: ExportedMail[] }> {
  let mails: ExportedMail[] = [];
  let index = 0;
  for await (const mail of allMails()) {
    mails.push(mail);
    if (mails.length < batchSize) continue;
    yield { index, mails };
    index += 1;
    mails = [];
  }
  if (mails.length > 0) yield { index, mails };
}

/** Appends batches in their order, whichever is ready first: two exports of the same data are the same bytes. */
const orderedWriter = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const open = (name: string) => openSync(join(folder, name), 'w');
  const files = {
    rows: open('rows.jsonl'),
    features: open('features.f32'),
    tokens: open('tokens.u32'),
    offsets: open('offsets.u64'),
  };
  const waiting = new Map<number, MailBatch>();
  let next = 0;
  let mails = 0;
  let offset = 0n;
  const append = ({ rows, features, tokens, tokenCounts }: MailBatch) => {
    writeSync(files.rows, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    writeSync(files.features, features);
    writeSync(files.tokens, tokens);
    const offsets = BigUint64Array.from(tokenCounts, (count) => {
      offset += BigInt(count);
      return offset;
    });
    writeSync(files.offsets, offsets);
    mails += rows.length;
  };
  writeSync(files.offsets, BigUint64Array.of(0n));
  return {
    put: (index: number, batch: MailBatch) => {
      waiting.set(index, batch);
      for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
        append(ready);
        waiting.delete(next);
        next += 1;
      }
    },
    close: () => {
      const names = mailFeatures.map(({ id }) => id);
      writeFileSync(
        join(folder, 'features.json'),
        `${JSON.stringify({ features: names, tokenBits, mails }, null, 2)}\n`,
      );
      for (const file of Object.values(files)) closeSync(file);
      return { mails, tokens: offset };
    },
  };
};

const writer = orderedWriter(values.out);
const source = batches();
const work = async () => {
  const worker = new Worker(new URL('./mail-worker.ts', import.meta.url));
  try {
    // A generator answers one caller after the other, so two workers never take the same batch.
    for (let got = await source.next(); !got.done; got = await source.next()) {
      worker.postMessage(got.value.mails);
      const [answer] = (await once(worker, 'message')) as [MailBatch];
      writer.put(got.value.index, answer);
    }
  } finally {
    await worker.terminate();
  }
};
const begin = process.hrtime.bigint();
await Promise.all(Array.from({ length: availableParallelism() }, work));
const { mails, tokens } = writer.close();
const seconds = Number(process.hrtime.bigint() - begin) / 1e9;
process.stdout.write(
  `${mails} messages, ${mailFeatures.length} features, ${tokens} tokens in ${seconds.toFixed(0)} s\n`,
);
