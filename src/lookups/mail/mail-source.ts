import { cutSource, maxHeaderBytes, maxMessageBytes, type SignedSource } from './signed-source.ts';

export type MailSource = Omit<SignedSource, 'text' | 'signatures'> & {
  /** What a verifier may be given; null for a message beyond the bounds. */
  bytes: Buffer | null;
};

/** Cuts a message into what the checks need. Never throws. */
export const readSource = (raw: Uint8Array, maxBytes = maxMessageBytes): MailSource => {
  const isTooLong = raw.length > maxBytes;
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, isTooLong ? maxHeaderBytes : raw.length);
  const { text, signatures: _, ...source } = cutSource(bytes.toString('latin1'), isTooLong);
  return { ...source, bytes: text === null ? null : Buffer.from(text, 'latin1') };
};
