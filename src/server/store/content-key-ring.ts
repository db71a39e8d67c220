import { createSecretKey, hkdfSync } from 'node:crypto';
import { SealBroken, sealBytes, unsealBytes } from './seal.ts';

/** One `CONTENT_KEY`, as it is used: it wraps the keys of owners and nothing else. */
export type Wrapper = {
  /** By which it is recognised; it says nothing about the key. */
  fingerprint: string;
  wrap: (key: Uint8Array, id: string) => Uint8Array;
  unwrap: (wrapped: Uint8Array, id: string) => Uint8Array;
};

/**
 * The keys of `CONTENT_KEY`, in their order: the first is in use, those after it are accepted. While `rotate-content-key` runs,
 * and from then on, the last is in use.
 */
export type ContentKeyRing = {
  first: () => Wrapper;
  last: () => Wrapper;
  all: () => readonly Wrapper[];
  find: (fingerprint: string) => Wrapper | null;
};

/** `read` is asked again for a key that is not on the ring: another process may have changed the file since. */
export const contentKeyRing = (read: () => readonly string[]): ContentKeyRing => {
  let wrappers = read().map(wrapperOf);
  const known = (fingerprint: string) => wrappers.find((one) => one.fingerprint === fingerprint) ?? null;
  const at = (index: number) => {
    const wrapper = wrappers.at(index);
    if (!wrapper) throw new Error('there is no CONTENT_KEY');
    return wrapper;
  };
  return {
    first: () => at(0),
    last: () => at(-1),
    all: () => wrappers,
    find: (fingerprint) => {
      if (!known(fingerprint)) wrappers = read().map(wrapperOf);
      return known(fingerprint);
    },
  };
};

const wrapperOf = (secret: string): Wrapper => {
  const derive = (purpose: string, length: number) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `hookwise ${purpose}`, length));
  const key = createSecretKey(derive('content keys', 32));
  return {
    fingerprint: Buffer.from(derive('content key fingerprint', 8)).toString('hex'),
    wrap: (content, id) => sealBytes(key, content, id),
    unwrap: (wrapped, id) => unsealBytes(key, wrapped, id),
  };
};

/** Content keys were wrapped by a `CONTENT_KEY` that this server does not have. The message is for the operator. */
export class ContentKeyMissing extends Error {
  override name = 'ContentKeyMissing';
}

export const unwrapWith = (
  ring: ContentKeyRing,
  { id, wrapped, wrappedBy }: { id: string; wrapped: Uint8Array; wrappedBy: string },
): Uint8Array => {
  const wrapper = ring.find(wrappedBy);
  if (!wrapper) throw new ContentKeyMissing(missingKeyMessage);
  try {
    return wrapper.unwrap(wrapped, id);
  } catch (error) {
    throw error instanceof SealBroken ? new Error('a content key in the database was changed') : error;
  }
};

export const missingKeyMessage =
  'What is stored was encrypted with another CONTENT_KEY. Set the one it was written with, or both, separated by a comma. If it is lost, `npm run admin -- discard-unreadable` deletes what nobody can read any more.';
