/** How many places a signature has: enough to tell copies of a text from texts about the same. */
export const signatureLength = 64;
/** Nobody reads further, and an attacker does not hide a difference behind it: the beginning is what people see. */
const maxTextLength = 8000;
const wordsInShingle = 3;
/** Fewer would make greetings alike. */
const minShingles = 6;

/**
 * What a text says in 64 numbers: texts with many runs of three words in common have many numbers in common (minhash, with one
 * pass over the text). Numbers and addresses are left out, as they change from one copy to the next. Null for a text of a few
 * words, which says nothing about where it came from.
 */
export const textSignature = (text: string): Uint32Array | null => {
  const words = wordsIn(text.slice(0, maxTextLength));
  const count = words.length - wordsInShingle + 1;
  if (count < minShingles) return null;
  const least = new Uint32Array(signatureLength).fill(empty);
  const hashes = words.map(hashOf);
  for (let at = 0; at < count; at += 1) {
    let mixed = 0;
    for (let i = 0; i < wordsInShingle; i += 1) mixed = mix(Math.imul(mixed, 31) + (hashes[at + i] ?? 0));
    const place = mixed % signatureLength;
    const rest = mixed >>> 6;
    if (rest < (least[place] ?? empty)) least[place] = rest;
  }
  return filled(least);
};

/** Which part of their runs of words two texts share, estimated. */
export const similarity = (one: Uint32Array, other: Uint32Array): number => {
  let same = 0;
  for (let i = 0; i < signatureLength; i += 1) if (one[i] === other[i]) same += 1;
  return same / signatureLength;
};

const empty = 0xffffffff;

/** A place that no run of words fell into takes the number of the next one that has any, so that short texts compare as well. */
const filled = (least: Uint32Array) => {
  const full = Uint32Array.from(least);
  for (let place = 0; place < signatureLength; place += 1)
    for (let step = 1; full[place] === empty && step < signatureLength; step += 1) {
      const lent = least[(place + step) % signatureLength] ?? empty;
      if (lent !== empty) full[place] = mix(lent + step);
    }
  return full;
};

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !/@|:\/\/|\[[.:@]\]/.test(word))
    .flatMap((word) => word.match(/\p{L}+/gu) ?? []);

const hashOf = (word: string) => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return mix(hash);
};

/** Spreads every bit over all of them (murmur3's finalizer). */
const mix = (value: number) => {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};
