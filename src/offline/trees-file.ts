import type { PackedTrees } from '../engine/index.ts';

/**
 * Packed trees as they lie in memory, so that a start need not parse and pack them: the length of a head (32 bits), the head as
 * JSON, then the arrays one after the other, low byte first, as on every platform that runs this.
 */
type Head = Pick<PackedTrees, 'features' | 'base'> & { lengths: Record<Part, number> };

const parts = {
  depths: Uint8Array,
  asked: Uint16Array,
  thresholds: Float32Array,
  leaves: Float64Array,
  covers: Float64Array,
};
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];
const lengthBytes = 4;

export const writeTrees = (trees: PackedTrees): Uint8Array => {
  const { features, base } = trees;
  const lengths = Object.fromEntries(names.map((name) => [name, trees[name].length])) as Head['lengths'];
  const head = new TextEncoder().encode(JSON.stringify({ features, base, lengths } satisfies Head));
  const contents = names.map((name) => {
    const { buffer, byteOffset, byteLength } = trees[name];
    return new Uint8Array(buffer, byteOffset, byteLength);
  });
  const size = contents.reduce((sum, { length }) => sum + length, lengthBytes + head.length);
  const whole = new Uint8Array(size);
  new DataView(whole.buffer).setUint32(0, head.length, true);
  whole.set(head, lengthBytes);
  let at = lengthBytes + head.length;
  for (const content of contents) {
    whole.set(content, at);
    at += content.length;
  }
  return whole;
};

/** Our own file, made by `writeTrees` of trees that were checked; the data file around it is whole. */
export const readTreesFile = (whole: Uint8Array): PackedTrees => {
  const headLength = new DataView(whole.buffer, whole.byteOffset, whole.length).getUint32(0, true);
  let at = lengthBytes + headLength;
  const { lengths, ...described } = JSON.parse(
    new TextDecoder().decode(whole.subarray(lengthBytes, at)),
  ) as Head;
  /** Copied to where the array may begin: the file puts it anywhere. */
  const next = (name: Part): ArrayBuffer => {
    const bytes = lengths[name] * parts[name].BYTES_PER_ELEMENT;
    if (at + bytes > whole.length) throw new Error('its trees are cut short');
    at += bytes;
    return new Uint8Array(whole.subarray(at - bytes, at)).buffer;
  };
  return {
    ...described,
    depths: new Uint8Array(next('depths')),
    asked: new Uint16Array(next('asked')),
    thresholds: new Float32Array(next('thresholds')),
    leaves: new Float64Array(next('leaves')),
    covers: new Float64Array(next('covers')),
  };
};
