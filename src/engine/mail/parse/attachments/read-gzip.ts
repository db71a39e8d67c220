import { cleanLine } from '../../../text/clean-text.ts';
import { byteText } from '../bytes/byte-text.ts';
import type { Budget } from './budget.ts';
import { type FileContent, fileContent, type InnerFile } from './file-content.ts';
import { inflateWithin } from './inflate.ts';

const maxNames = 300;
const block = 512;

/** The one file of a gzip, under the name it had, or the files of the tape archive inside it. */
export const readGzip = (bytes: Uint8Array, name: string, budget: Budget): FileContent => {
  const flags = bytes[3] ?? 0;
  let at = 10;
  if (flags & 4) at += 2 + (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;
  const nameEnd = flags & 8 ? bytes.indexOf(0, at) : at;
  const kept = flags & 8 && nameEnd > at ? byteText(bytes.subarray(at, Math.min(nameEnd, at + 300))) : '';
  if (flags & 8) at = nameEnd + 1;
  if (flags & 16) at = bytes.indexOf(0, at) + 1;
  if (flags & 2) at += 2;
  const content = inflateWithin(bytes.subarray(at), budget);
  if (isTar(content)) return readTar(content);
  const inner = cleanLine(kept, 300) || name.replace(/\.(?:gz|gzip|tgz)$/i, '') || 'file';
  return fileContent({ entries: [inner], inner: [{ name: inner, open: () => content }] });
};

export const isTar = (bytes: Uint8Array): boolean => byteText(bytes.subarray(257, 262)) === 'ustar';

export const readTar = (bytes: Uint8Array): FileContent => {
  const inner: InnerFile[] = [];
  let at = 0;
  while (at + block <= bytes.length && bytes[at] !== 0 && inner.length < maxNames) {
    const name = cleanLine(byteText(bytes.subarray(at, at + 100)).split('\0', 1)[0] ?? '', 300);
    const size = Number.parseInt(byteText(bytes.subarray(at + 124, at + 136)), 8) || 0;
    const start = at + block;
    // '0' and none: a file; anything else is a folder, a link or a note for the next header.
    const kind = bytes[at + 156];
    if ((kind === 0x30 || kind === 0) && name !== '')
      inner.push({ name, open: () => bytes.subarray(start, start + size) });
    at = start + Math.ceil(size / block) * block;
  }
  return fileContent({ entries: inner.map(({ name }) => name), inner });
};
