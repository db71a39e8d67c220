import { Inflate } from 'fflate';
import type { Budget } from './budget.ts';

/** One file out of an archive: larger ones are read as far as this. */
const maxFile = 3 * 1024 * 1024;
/** Compression makes a thousand bytes out of one at most, so one step gives a megabyte at most. */
const step = 1024;

/** The beginning of compressed data, as far as the budget and the data go. A broken end costs only what follows it. */
export const inflateWithin = (packed: Uint8Array, budget: Budget, max = maxFile): Uint8Array => {
  const limit = Math.max(0, Math.min(max, budget.unpackedBytes));
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length && length < limit; at += step) {
      stream.push(packed.subarray(at, at + step), at + step >= packed.length);
    }
  } catch {
    // Cut off or damaged on purpose: what came out so far is what a lenient program would show.
  }
  const whole = new Uint8Array(Math.min(length, limit));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece.subarray(0, whole.length - at), at);
    at = Math.min(whole.length, at + piece.length);
  }
  budget.unpackedBytes -= length;
  return whole;
};
