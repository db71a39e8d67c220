import type { MailTools, PdfContent } from '../../engine/index.ts';
import { codesIn } from './codes-in.ts';
import { workerPool } from './worker-pool.ts';

/** Legitimate documents take a tenth of it. */
const documentWithinMs = 800;
const heapMb = 192;
/** As many as are opened in one message. */
const maxWaiting = 4;
/** Mail with documents comes in bursts; a thread without one gives its memory back. */
const idleMs = 60_000;

const documentScript = new URL('./document-worker.ts', import.meta.url);

/**
 * Readers of pictures and PDF files for messages. They are loaded when the first picture or document comes, so a start costs
 * nothing. Whatever a hostile picture does to them, the result is that nothing was read.
 *
 * Documents have a thread of their own: a hundred kilobytes of objects that never end keep the reader busy for seconds, and
 * would end the check of the message too. A document that is given up is an error, so that no other is tried.
 */
export const mailTools = (): MailTools => {
  const documents = workerPool<Uint8Array, PdfContent>({
    script: documentScript,
    size: 1,
    maxWaiting,
    idleMs,
    limitMs: documentWithinMs,
    maxHeapMb: heapMb,
    onCrash: () => undefined,
  });
  return {
    readQrCodes: async (image) => codesIn(image).catch(() => []),
    readPdf: async (file) => {
      const outcome = await documents.run(file, new AbortController().signal);
      if (outcome.state === 'done') return outcome.result;
      throw new Error(`the document was not read: ${outcome.state}`);
    },
  };
};
