import { utils, write } from 'cfb';

/** A compound file with these streams, by their paths; written by a library that the code under test does not use. */
export const compoundFile = (streams: Record<string, string | Uint8Array>): Uint8Array => {
  const file = utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) {
    utils.cfb_add(file, path, Buffer.from(content));
  }
  return new Uint8Array(write(file, { type: 'buffer' }));
};
