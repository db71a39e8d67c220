import { afterAll, beforeAll } from 'vitest';
import type { PictureReader } from '../adapters/picture-reader.ts';
import { pictureReader } from '../adapters/picture-reader.ts';

type Options = Partial<Parameters<typeof pictureReader>[0]>;

/** A process that does what the bytes of the picture order. */
export const obedientReader = new URL('./obedient-picture-reader.ts', import.meta.url);

/**
 * A reader for all tests of a file, started before the first of them and with two minutes for each picture, because machines
 * that run tests are busy. An app ends its reader; this one outlives it.
 */
export const sharedPictureReader = (options: Options = {}): PictureReader => {
  const { read, close } = pictureReader({
    onFault: () => undefined,
    limitMs: 120_000,
    withinMs: 120_000,
    ...options,
  });
  beforeAll(
    async () => void (await read({ bytes: new Uint8Array() }, new AbortController().signal, () => undefined)),
    60_000,
  );
  afterAll(close);
  return { read, close: async () => undefined };
};
