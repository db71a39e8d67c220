import { createHash } from 'node:crypto';
import { Unreadable } from '../attempt.ts';
import type { Checkpoint } from './ct-checkpoint.ts';

// The tree of a log, in tiles of 256 hashes (c2sp.org/tlog-tiles). Nothing of it is believed that does not lead to the signed root.

export const tileWidth = 256;
const hashLength = 32;

/** The bytes of a tile of hashes: `width` of them. */
export type ReadTile = (level: number, index: number, width: number) => Promise<Buffer>;

export const leafHash = (leaf: Uint8Array): Buffer =>
  createHash('sha256')
    .update(Buffer.from([0]))
    .update(leaf)
    .digest();
const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  createHash('sha256')
    .update(Buffer.from([1]))
    .update(left)
    .update(right)
    .digest();

/** The root of the tree above these (RFC 6962 2.1). */
export const rootOf = (hashes: readonly Buffer[]): Buffer => {
  const [first] = hashes;
  if (!first) return createHash('sha256').digest();
  if (hashes.length === 1) return first;
  const half = 2 ** Math.floor(Math.log2(hashes.length - 1));
  return nodeHash(rootOf(hashes.slice(0, half)), rootOf(hashes.slice(half)));
};

/** How many nodes of a level are whole in a tree of this size, beyond the last whole tile, and which tile they lie in. */
const edgeAt = (size: number, level: number) => {
  const nodes = Math.floor(size / tileWidth ** level);
  return { index: Math.floor(nodes / tileWidth), width: nodes % tileWidth };
};

const levelsOf = (size: number): number => {
  let levels = 1;
  while (tileWidth ** levels <= size) levels += 1;
  return levels;
};

/** The root of the first `size` entries, from the nodes at the right edge of that tree. */
const rootFromEdges = async (
  size: number,
  nodesAt: (level: number, index: number, width: number) => Promise<Buffer[]>,
): Promise<Buffer> => {
  let right: Buffer | null = null;
  for (let level = 0; level < levelsOf(size); level += 1) {
    const { index, width } = edgeAt(size, level);
    const nodes: Buffer[] = width > 0 ? await nodesAt(level, index, width) : [];
    const all: Buffer[] = right ? [...nodes, right] : nodes;
    right = all.length > 0 ? rootOf(all) : null;
  }
  return right ?? rootOf([]);
};

/** Opens the tree that a checkpoint signs; throws where its tiles lead to another root. */
export const openTree = async ({ size, root }: Checkpoint, read: ReadTile) => {
  const edges = new Map<number, { index: number; hashes: Buffer[] }>();
  const readHashes = async (level: number, index: number, width: number): Promise<Buffer[]> => {
    const bytes = await read(level, index, width);
    // A whole tile may stand in for the part of it that a log no longer has.
    if (bytes.length !== width * hashLength && bytes.length !== tileWidth * hashLength)
      throw new Unreadable('its tiles have another length');
    return Array.from({ length: width }, (_, n) => bytes.subarray(n * hashLength, (n + 1) * hashLength));
  };
  const found = await rootFromEdges(size, async (level, index, width) => {
    const hashes = await readHashes(level, index, width);
    edges.set(level, { index, hashes });
    return hashes;
  });
  if (!found.equals(root)) throw new Unreadable('its tiles do not lead to the signed root');

  const whole = new Map<string, Buffer[]>();
  /** The hashes of a tile, as many as there are in this tree. */
  const nodes = async (level: number, index: number): Promise<Buffer[]> => {
    const edge = edgeAt(size, level);
    if (index > edge.index) throw new Unreadable('its tiles are not of its tree');
    if (index === edge.index) return edges.get(level)?.hashes ?? [];
    const name = `${level}/${index}`;
    const known = whole.get(name);
    if (known) return known;
    const hashes = await readHashes(level, index, tileWidth);
    await proveTile(level, index, rootOf(hashes));
    // Tiles are read in their order: an old one is not asked for again.
    if (whole.size >= 64) whole.clear();
    whole.set(name, hashes);
    return hashes;
  };
  /** Throws unless this is the node above a whole tile. */
  const proveTile = async (level: number, index: number, above: Buffer): Promise<void> => {
    const parents = await nodes(level + 1, Math.floor(index / tileWidth));
    if (!parents[index % tileWidth]?.equals(above)) throw new Unreadable('its tiles are not of its tree');
  };

  return {
    size,
    /** Throws unless these are the entries of that tile: as many as there are in this tree. */
    proveLeaves: async (index: number, hashes: readonly Buffer[]): Promise<void> => {
      if (hashes.length === tileWidth) return proveTile(0, index, rootOf(hashes));
      const known = await nodes(0, index);
      if (known.length !== hashes.length || !known.every((hash, n) => hashes[n]?.equals(hash)))
        throw new Unreadable('its entries are not those of its tree');
    },
    /** Whether an earlier checkpoint was of the same tree: a log that takes something back is not believed. */
    continues: async (earlier: Checkpoint): Promise<boolean> => {
      if (earlier.size > size) return false;
      const before = await rootFromEdges(earlier.size, async (level, index, width) =>
        (await nodes(level, index)).slice(0, width),
      );
      return before.equals(earlier.root);
    },
  };
};
export type CtTree = Awaited<ReturnType<typeof openTree>>;
