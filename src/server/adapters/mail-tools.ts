import type { MailTools } from '../../engine/index.ts';
import { codesIn } from './codes-in.ts';
import { readDocument } from './read-document.ts';

/**
 * Readers of pictures and PDF files for messages, in the process that asks: for training, evaluation and tests. The server
 * has them read in a process of their own: see enclosure-reader.ts.
 */
export const mailTools = (): MailTools => ({
  readQrCodes: (image) => codesIn(image).catch(() => []),
  readPdf: (file) => readDocument(file),
});
