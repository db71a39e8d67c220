import type { PdfContent } from '../../engine/index.ts';

/** A file in a message that a decoder or a large library has to open. */
export type Enclosure = {
  kind: 'picture' | 'document';
  /** The same file twice is one. */
  digest: string;
  bytes: Uint8Array;
};

/** What was found in the files of one message, by their digests. A file that is missing was not read, for want of time. */
export type EnclosureFacts = {
  /** The texts of the QR codes in each picture. */
  codes: ReadonlyMap<string, string[]>;
  documents: ReadonlyMap<string, PdfContent>;
};
