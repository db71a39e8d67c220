import { createHash } from 'node:crypto';
import type { MailTools } from '../../engine/index.ts';
import type { Enclosure, EnclosureFacts } from './enclosures.ts';

/**
 * Reads no file, only writes down which ones a message has: they are opened elsewhere, and the message is then read once
 * more with what was found. So no picture or document, however it was made, keeps the thread that reads messages.
 */
export const collectingTools = (): { tools: MailTools; found: () => Enclosure[] } => {
  const enclosures = new Map<string, Enclosure>();
  const collect = (kind: Enclosure['kind'], file: Uint8Array) => {
    const digest = digestOf(file);
    // A copy, because a part of the message may be a view of all of it.
    if (!enclosures.has(digest)) enclosures.set(digest, { kind, digest, bytes: Uint8Array.from(file) });
  };
  return {
    tools: {
      readQrCodes: async (image) => {
        collect('picture', image);
        return [];
      },
      readPdf: async (file) => {
        collect('document', file);
        return { text: '', links: [], hasScript: false, isEncrypted: false };
      },
    },
    found: () => [...enclosures.values()],
  };
};

/** Answers with what was found in the files. */
export const answeringTools = ({ codes, documents }: EnclosureFacts): MailTools => ({
  readQrCodes: async (image) => codes.get(digestOf(image)) ?? null,
  readPdf: async (file) => {
    const content = documents.get(digestOf(file));
    if (!content) throw new Error('the document was not read in time');
    return content;
  },
});

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');
