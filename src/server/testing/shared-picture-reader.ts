import { afterAll, beforeAll } from 'vitest';
import type { PictureReader } from '../adapters/picture-reader.ts';
import { pictureReader } from '../adapters/picture-reader.ts';
import { lastingPictureReader, patience } from './lasting-workers.ts';

/** A process that does what the bytes of the picture order. */
export const obedientReader = new URL('./obedient-picture-reader.ts', import.meta.url);

/**
 * A reader for all tests of a file, started before the first of them, with patience. An app ends its reader; this one
 * outlives it. One that is another process ends with the file.
 */
export const sharedPictureReader = (options?: { script: URL }): PictureReader => {
  const { read, close } = options ? pictureReader({ ...patience, ...options }) : lastingPictureReader();
  beforeAll(
    async () => void (await read({ bytes: new Uint8Array() }, new AbortController().signal, () => undefined)),
    60_000,
  );
  afterAll(close);
  return { read, close: async () => undefined };
};
