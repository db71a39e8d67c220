import { cleanLine } from '../../../text/clean-text.ts';
import { decodeText } from '../../../text/decode-text.ts';
import { byteText } from '../bytes/byte-text.ts';
import { type FileContent, fileContent, type InnerFile } from './file-content.ts';

const sector = 2048;
const maxNames = 100;

/** The files in the first folder of an ISO image: what a person sees after a double click. */
export const readDiskImage = (bytes: Uint8Array): FileContent => {
  const volume = volumeOf(bytes);
  if (volume === null) return fileContent();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = view.getUint32(volume.at + 158, true) * sector;
  const end = Math.min(bytes.length, start + view.getUint32(volume.at + 166, true));
  const inner: InnerFile[] = [];
  for (let at = start; at + 33 < end && inner.length < maxNames; ) {
    const length = bytes[at] ?? 0;
    if (length === 0) {
      // Records do not cross the edge of a sector.
      at = (Math.floor(at / sector) + 1) * sector;
      continue;
    }
    if (length < 34) break;
    const isFolder = ((bytes[at + 25] ?? 0) & 2) !== 0;
    const raw = bytes.subarray(at + 33, at + 33 + (bytes[at + 32] ?? 0));
    const name = cleanLine(volume.isWide ? wide(raw) : decodeText(raw), 300).replace(/;\d+$/, '');
    const from = view.getUint32(at + 2, true) * sector;
    const size = view.getUint32(at + 10, true);
    if (!isFolder && name !== '') inner.push({ name, open: () => bytes.subarray(from, from + size) });
    at += length;
  }
  return fileContent({ entries: inner.map(({ name }) => name), inner });
};

/** The volume with long names when there is one, else the plain one. */
const volumeOf = (bytes: Uint8Array) => {
  let plain: { at: number; isWide: boolean } | null = null;
  for (let at = 16 * sector; at + sector <= bytes.length && at < 32 * sector; at += sector) {
    if (byteText(bytes.subarray(at + 1, at + 6)) !== 'CD001') break;
    if (bytes[at] === 2) return { at, isWide: true };
    if (bytes[at] === 1) plain ??= { at, isWide: false };
  }
  return plain;
};

const wide = (bytes: Uint8Array) => new TextDecoder('utf-16be').decode(bytes);
