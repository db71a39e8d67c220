import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LabelledMail } from './mail-data.ts';
import type { JudgedMail } from './mail-worker.ts';

const batchSize = 50;

/** Judges messages on all cores; the answers come in no particular order. */
export const judgeMails = async (mails: AsyncIterable<LabelledMail>): Promise<JudgedMail[]> => {
  const judged: JudgedMail[] = [];
  const source = mails[Symbol.asyncIterator]();
  // One reader at a time, or two workers would take the same line.
  let reading: Promise<unknown> = Promise.resolve();
  const nextBatch = () => {
    const batch = reading.then(async () => {
      const some: LabelledMail[] = [];
      while (some.length < batchSize) {
        const { done, value } = await source.next();
        if (done) break;
        some.push(value);
      }
      return some;
    });
    reading = batch;
    return batch;
  };
  const work = async () => {
    const worker = new Worker(new URL('./mail-worker.ts', import.meta.url));
    try {
      for (let batch = await nextBatch(); batch.length > 0; batch = await nextBatch()) {
        worker.postMessage(batch);
        const [answer] = (await once(worker, 'message')) as [JudgedMail[]];
        judged.push(...answer);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return judged.sort((a, b) => (a.id < b.id ? -1 : 1));
};
