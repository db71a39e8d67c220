import { strFromU8 } from 'fflate';

/** One character per byte: lets patterns look for ASCII in a file of any kind without changing a byte of it. */
export const byteText = (bytes: Uint8Array): string => strFromU8(bytes, true);
