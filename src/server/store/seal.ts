import { createCipheriv, createDecipheriv, type KeyObject, randomFillSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const headLength = 1 + nonceLength + tagLength;

/**
 * Ciphertext cannot be packed any more, so what is worth it is packed before. Below this size (what a list reads of nearly every
 * check) packing costs three times what encrypting does, and unpacking is the dearest part of a list of 500.
 */
const packedFrom = 8192;

const form = { plain: 0, packed: 1 } as const;

/** A plain text that its reader may use as it is: see `sealAnalysis`. Servers of earlier versions read it as any other. */
export const finishedForm = 2;

/** What `seal` made was changed, belongs elsewhere, or was made with another key. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

/** Encrypts a text. `context` says where it belongs: moved to another place it cannot be opened. */
export const seal = (
  key: KeyObject,
  text: string,
  context: string,
  plainForm: typeof form.plain | typeof finishedForm = form.plain,
): Uint8Array => {
  const isPacked = text.length >= packedFrom;
  const content = isPacked ? deflateRawSync(text, { level: 1 }) : Buffer.from(text);
  return sealBytes(key, content, context, isPacked ? form.packed : plainForm);
};

/** Whether it was sealed as `finishedForm`. To be believed once it has been opened. */
export const isFinished = (sealed: Uint8Array): boolean => sealed[0] === finishedForm;

export const unseal = (key: KeyObject, sealed: Uint8Array, context: string): string => {
  const content = unsealBytes(key, sealed, context);
  return (sealed[0] === form.packed ? inflateRawSync(content) : content).toString();
};

/** The form is part of what is authenticated. */
const placeOf = (context: string, head: number) => Buffer.from(`${head} ${context}`);

/** Random bytes for many at once: asked for one by one, they are a third of what sealing a usual check costs. */
const nonces = Buffer.alloc(nonceLength * 256);
let noncesTaken = nonces.length;

/** Each is handed out once. It is overwritten later: who keeps it copies it. */
const takeNonce = (): Buffer => {
  if (noncesTaken === nonces.length) {
    randomFillSync(nonces);
    noncesTaken = 0;
  }
  noncesTaken += nonceLength;
  return nonces.subarray(noncesTaken - nonceLength, noncesTaken);
};

export const sealBytes = (
  key: KeyObject,
  content: Uint8Array,
  context: string,
  head: number = form.plain,
): Uint8Array => {
  const nonce = takeNonce();
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(placeOf(context, head));
  const encrypted = cipher.update(content);
  cipher.final();
  return Buffer.concat([Buffer.of(head), nonce, cipher.getAuthTag(), encrypted]);
};

export const unsealBytes = (key: KeyObject, sealed: Uint8Array, context: string): Buffer => {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < headLength) throw new SealBroken('too short to be sealed content');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(1, 1 + nonceLength))
    .setAAD(placeOf(context, bytes[0] ?? 0))
    .setAuthTag(bytes.subarray(1 + nonceLength, headLength));
  const content = decipher.update(bytes.subarray(headLength));
  try {
    decipher.final();
  } catch {
    throw new SealBroken('sealed content cannot be opened with this key');
  }
  return content;
};
