import { decodeText } from '../../../text/decode-text.ts';

export type ZipEntry = {
  name: string;
  isEncrypted: boolean;
  /** 0: stored, 8: deflated; anything else is not read. */
  method: number;
  packedSize: number;
  /** As declared, not as measured. */
  size: number;
  /** Where its own header is. */
  offset: number;
};

/** Names beyond this are counted, not kept. */
const maxEntries = 2000;
const endSize = 22;
const maxComment = 65_535;

/** What an archive says it holds, without unpacking anything. `total` counts entries beyond those that are kept. */
export const zipEntries = (bytes: Uint8Array): { entries: ZipEntry[]; total: number } => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(bytes, view);
  if (end < 0) return localEntries(bytes, view, bytes.length);
  const size = view.getUint32(end + 12, true);
  const start = Math.max(0, end - size);
  const shift = Math.max(0, start - view.getUint32(end + 16, true));
  const central = centralEntries(bytes, view, start, shift);
  // Another archive in front of this one: some programs open the first, others the last.
  const front = shift > 0 && isLocal(view, 0) ? localEntries(bytes, view, shift) : { entries: [], total: 0 };
  return {
    entries: [...front.entries, ...central.entries].slice(0, maxEntries),
    total: front.total + Math.max(central.total, view.getUint16(end + 10, true)),
  };
};

/** The compressed bytes of an entry; empty when it points outside of the file. */
export const packedBytes = (bytes: Uint8Array, { offset, packedSize }: ZipEntry): Uint8Array => {
  if (offset + 30 > bytes.length) return new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, 30);
  const start = offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
  return bytes.subarray(start, start + packedSize);
};

const endOfDirectory = (bytes: Uint8Array, view: DataView): number => {
  const first = Math.max(0, bytes.length - endSize - maxComment);
  for (let at = bytes.length - endSize; at >= first; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  return -1;
};

const isLocal = (view: DataView, at: number) =>
  at + 30 <= view.byteLength && view.getUint32(at, true) === 0x04034b50;

const centralEntries = (bytes: Uint8Array, view: DataView, start: number, shift: number) => {
  const entries: ZipEntry[] = [];
  let total = 0;
  for (let at = start; at + 46 <= bytes.length && view.getUint32(at, true) === 0x02014b50; ) {
    const nameLength = view.getUint16(at + 28, true);
    total += 1;
    if (entries.length < maxEntries) {
      entries.push({
        name: nameOf(bytes.subarray(at + 46, at + 46 + nameLength)),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        packedSize: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true) + shift,
      });
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { entries, total };
};

/** Without a directory (cut off, or cut off on purpose) the headers of the files themselves still hold their names. */
const localEntries = (bytes: Uint8Array, view: DataView, end: number) => {
  const entries: ZipEntry[] = [];
  let total = 0;
  for (let at = 0; at < end && isLocal(view, at); ) {
    const nameLength = view.getUint16(at + 26, true);
    const dataStart = at + 30 + nameLength + view.getUint16(at + 28, true);
    const flags = view.getUint16(at + 6, true);
    const isSizeAfterwards = (flags & 8) !== 0 && view.getUint32(at + 18, true) === 0;
    const next = isSizeAfterwards
      ? nextHeader(bytes, view, dataStart)
      : dataStart + view.getUint32(at + 18, true);
    total += 1;
    if (entries.length < maxEntries) {
      entries.push({
        name: nameOf(bytes.subarray(at + 30, at + 30 + nameLength)),
        isEncrypted: (flags & 1) === 1,
        method: view.getUint16(at + 8, true),
        packedSize: Math.max(0, Math.min(next, bytes.length) - dataStart),
        size: view.getUint32(at + 22, true),
        offset: at,
      });
    }
    at = next;
  }
  return { entries, total };
};

const nextHeader = (bytes: Uint8Array, view: DataView, from: number): number => {
  for (let at = bytes.indexOf(0x50, from); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
    if (isLocal(view, at)) return at;
  }
  return bytes.length;
};

const nameOf = (bytes: Uint8Array) => decodeText(bytes.subarray(0, 1000));
