import { partOf } from '../split.ts';

/**
 * The measured wordings are a closed set: what is written after they were measured only teaches. A name that chance would
 * count among them is lengthened until it does not.
 */
export const taughtName = (name: string, keys: (name: string) => string[]): string =>
  keys(name).some((key) => partOf(key) === 'reserve') ? taughtName(`${name}+`, keys) : name;
