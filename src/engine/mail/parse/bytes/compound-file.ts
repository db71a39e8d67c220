import { compoundSectors, numberAt, readMini } from '../compound-sectors.ts';

/** A folder or a file inside a compound file, the container of old Office documents and Outlook messages. */
export type Storage = {
  name: string;
  /** The class of the program that wrote it, as 32 hex digits. */
  classId: string;
  storages: Storage[];
  streams: Stream[];
};
export type Stream = {
  name: string;
  size: number;
  /** At most `max` bytes of it. Shorter than its size where the file is truncated or declares too much. */
  read: (max: number) => Uint8Array;
};

/** A message with fifty attachments has a thousand; far more are made to exhaust a reader. */
const maxEntries = 4000;
const entrySize = 128;
/** Folders are nested four deep; a chain of thousands is made to break recursive readers. */
const maxDepth = 20;
/** Streams shorter than this share one. */
const miniCutoff = 4096;

/** The tree of a compound file; null when it is none. Every entry is taken once, whatever its neighbours point at. */
export const openCompoundFile = (bytes: Uint8Array): Storage | null => {
  const sectors = compoundSectors(bytes);
  if (!sectors) return null;
  const directory = sectors.read(sectors.directoryStart, maxEntries * entrySize);
  const root = entryAt(directory, 0);
  if (root?.type !== 5) return null;
  const miniStream = sectors.read(root.start, bytes.length);
  const miniTable = sectors.read(sectors.miniTableStart, bytes.length);
  const read = (start: number, size: number, max: number) =>
    size < miniCutoff
      ? readMini(miniStream, miniTable, start, Math.min(size, max))
      : sectors.read(start, Math.min(size, max));

  const tree: Storage = { name: '', classId: root.classId, storages: [], streams: [] };
  const seen = new Set<number>([0]);
  const waiting = [{ index: root.child, parent: tree, depth: 0 }];
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const { index, parent, depth } = step;
    const entry = seen.has(index) ? null : entryAt(directory, index);
    if (!entry) continue;
    seen.add(index);
    const { name, classId, start, size } = entry;
    waiting.push({ index: entry.right, parent, depth }, { index: entry.left, parent, depth });
    if (entry.type === 2) {
      parent.streams.push({ name, size, read: (max) => read(start, size, max) });
    } else if (entry.type === 1 && depth < maxDepth) {
      const storage: Storage = { name, classId, storages: [], streams: [] };
      parent.storages.push(storage);
      waiting.push({ index: entry.child, parent: storage, depth: depth + 1 });
    }
  }
  return tree;
};

const entryAt = (directory: Uint8Array, index: number) => {
  const entry = directory.subarray(index * entrySize, (index + 1) * entrySize);
  if (entry.length < entrySize) return null;
  const nameLength = Math.min(64, (entry[64] ?? 0) + (entry[65] ?? 0) * 256);
  return {
    name: new TextDecoder('utf-16le').decode(entry.subarray(0, Math.max(0, nameLength - 2))),
    type: entry[66] ?? 0,
    left: numberAt(entry, 68),
    right: numberAt(entry, 72),
    child: numberAt(entry, 76),
    classId: [...entry.subarray(80, 96)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    start: numberAt(entry, 116),
    size: numberAt(entry, 120),
  };
};

/** Every folder and file of a tree by its path. */
export const pathsOf = (tree: Storage): string[] => {
  const paths: string[] = [];
  const waiting = [{ prefix: '', storage: tree }];
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const { prefix, storage } = step;
    for (const { name } of storage.streams) paths.push(`${prefix}${name}`);
    for (const inner of storage.storages) {
      paths.push(`${prefix}${inner.name}/`);
      waiting.push({ prefix: `${prefix}${inner.name}/`, storage: inner });
    }
  }
  return paths;
};
