import { cleanLine } from '../../../text/clean-text.ts';
import { decodeText } from '../../../text/decode-text.ts';
import { type FileContent, fileContent } from './file-content.ts';

const maxNames = 300;

/** The names in a RAR archive and whether it is locked; what is in the files is not unpacked. */
export const readRar = (bytes: Uint8Array): FileContent => {
  const { names, isEncrypted } = bytes[6] === 1 ? readFive(bytes) : readFour(bytes);
  return fileContent({ entries: names.map((name) => cleanLine(decodeText(name), 300)), isEncrypted });
};

type Found = { names: Uint8Array[]; isEncrypted: boolean };

/** RAR 1.5 to 4: blocks with a type, flags and a size. */
const readFour = (bytes: Uint8Array): Found => {
  const found: Found = { names: [], isEncrypted: false };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 7; at + 7 <= bytes.length && found.names.length < maxNames; ) {
    const type = bytes[at + 2];
    const flags = view.getUint16(at + 3, true);
    const size = view.getUint16(at + 5, true);
    if (size < 7) break;
    // The main header says whether everything after it, names included, is encrypted.
    if (type === 0x73 && flags & 0x80) return { names: [], isEncrypted: true };
    const isFile = type === 0x74 && at + 32 <= bytes.length;
    if (isFile) {
      found.isEncrypted ||= (flags & 4) !== 0;
      const start = at + 32 + (flags & 0x100 ? 8 : 0);
      const name = bytes.subarray(start, start + view.getUint16(at + 26, true));
      // A Unicode name follows the plain one behind a zero.
      const end = name.indexOf(0);
      found.names.push(end < 0 ? name : name.subarray(0, end));
    }
    const added = (flags & 0x8000 || isFile) && at + 11 <= bytes.length ? view.getUint32(at + 7, true) : 0;
    at += size + added;
  }
  return found;
};

/** RAR 5: every number is as long as it needs to be. */
const readFive = (bytes: Uint8Array): Found => {
  const found: Found = { names: [], isEncrypted: false };
  let at = 8;
  const number = () => {
    let value = 0;
    for (let i = 0; i < 8; i += 1) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 0x7f) * 2 ** (7 * i);
      if (byte < 0x80) break;
    }
    return value;
  };
  while (at < bytes.length && found.names.length < maxNames) {
    at += 4;
    const size = number();
    const start = at;
    if (size === 0) break;
    const type = number();
    if (type === 4) return { names: found.names, isEncrypted: true };
    const flags = number();
    const extra = flags & 1 ? number() : 0;
    const data = flags & 2 ? number() : 0;
    if (type === 2) {
      const fileFlags = number();
      number();
      number();
      at += (fileFlags & 2 ? 4 : 0) + (fileFlags & 4 ? 4 : 0);
      number();
      number();
      const nameLength = Math.min(number(), 2000);
      found.names.push(bytes.subarray(at, at + nameLength));
      // The first record behind the name: its kind 1 is encryption.
      at = start + size - extra;
      if (extra > 0) {
        number();
        found.isEncrypted ||= number() === 1;
      }
    }
    at = start + size + data;
  }
  return found;
};
