import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const headLength = 1 + nonceLength + tagLength;

/** Ciphertext cannot be packed any more, so what is worth it is packed before. */
const packedFrom = 1024;

/** A packer for short texts: setting up one for long texts costs as much as all the rest. */
const packing = (length: number) =>
  length < 8192 ? { level: 1, windowBits: 13, memLevel: 6, chunkSize: 4096 } : { level: 1 };

const form = { plain: 0, packed: 1 } as const;

/** What `seal` made was changed, belongs elsewhere, or was made with another key. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

/** Encrypts a text. `context` says where it belongs: moved to another place it cannot be opened. */
export const seal = (key: KeyObject, text: string, context: string): Uint8Array => {
  const isPacked = text.length >= packedFrom;
  const content = isPacked ? deflateRawSync(text, packing(text.length)) : Buffer.from(text);
  return sealBytes(key, content, context, isPacked ? form.packed : form.plain);
};

export const unseal = (key: KeyObject, sealed: Uint8Array, context: string): string => {
  const content = unsealBytes(key, sealed, context);
  return (sealed[0] === form.packed ? inflateRawSync(content) : content).toString();
};

/** The form is part of what is authenticated. */
const placeOf = (context: string, head: number) => Buffer.from(`${head} ${context}`);

export const sealBytes = (
  key: KeyObject,
  content: Uint8Array,
  context: string,
  head: number = form.plain,
): Uint8Array => {
  const nonce = randomBytes(nonceLength);
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
