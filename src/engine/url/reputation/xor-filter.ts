import { bytesPerSlot, slotsOf, slotsPerKey } from './known-phishing.ts';

/** Spare slots that make a random assignment succeed almost always (Graf and Lemire 2020). */
const slack = 1.23;
const maxTries = 50;

export type XorFilter = { bytes: Uint8Array; segmentLength: number; seed: number };

/** Builds the filter for distinct keys: peel keys that are alone in a slot, then fill the slots in reverse order. */
export const xorFilter = (keys: string[]): XorFilter => {
  const segmentLength = Math.floor((32 + slack * keys.length) / slotsPerKey) + 1;
  for (let seed = 1; seed <= maxTries; seed += 1) {
    const order = peel(keys, seed, segmentLength);
    if (order) return { bytes: fill(keys, order, seed, segmentLength), segmentLength, seed };
  }
  throw new Error('no seed fits: are the keys distinct?');
};

type Peeled = { key: number; slot: number };

const peel = (keys: string[], seed: number, segmentLength: number): Peeled[] | null => {
  const count = new Uint8Array(segmentLength * slotsPerKey);
  const mixed = new Uint32Array(segmentLength * slotsPerKey);
  keys.forEach((key, index) => {
    for (const slot of slotsOf(key, seed, segmentLength).slots) {
      count[slot] = (count[slot] ?? 0) + 1;
      mixed[slot] = (mixed[slot] ?? 0) ^ index;
    }
  });
  const alone: number[] = [];
  count.forEach((n, slot) => {
    if (n === 1) alone.push(slot);
  });
  const order: Peeled[] = [];
  for (let slot = alone.pop(); slot !== undefined; slot = alone.pop()) {
    if (count[slot] !== 1) continue;
    const key = mixed[slot] ?? 0;
    order.push({ key, slot });
    for (const other of slotsOf(keys[key] ?? '', seed, segmentLength).slots) {
      count[other] = (count[other] ?? 0) - 1;
      mixed[other] = (mixed[other] ?? 0) ^ key;
      if (count[other] === 1) alone.push(other);
    }
  }
  return order.length === keys.length ? order : null;
};

const fill = (keys: string[], order: Peeled[], seed: number, segmentLength: number): Uint8Array => {
  const slots = new Uint32Array(segmentLength * slotsPerKey);
  for (const { key, slot } of order.toReversed()) {
    const wanted = slotsOf(keys[key] ?? '', seed, segmentLength);
    slots[slot] = wanted.slots.reduce(
      (mix, other) => (other === slot ? mix : mix ^ (slots[other] ?? 0)),
      wanted.fingerprint,
    );
  }
  const bytes = new Uint8Array(slots.length * bytesPerSlot);
  slots.forEach((value, slot) => {
    bytes.set([(value >> 16) & 255, (value >> 8) & 255, value & 255], slot * bytesPerSlot);
  });
  return bytes;
};
