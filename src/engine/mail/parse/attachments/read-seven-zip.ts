import { type FileContent, fileContent } from './file-content.ts';

const aes = [0x06, 0xf1, 0x07, 0x01];

/** Whether a 7z archive is locked: its directory at the end names the methods that were used. Names are compressed there. */
export const readSevenZip = (bytes: Uint8Array): FileContent => {
  if (bytes.length < 32) return fileContent();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 32 + view.getUint32(12, true);
  const directory = bytes.subarray(start, start + Math.min(view.getUint32(20, true), 64 * 1024));
  for (let at = directory.indexOf(aes[0] ?? 0); at >= 0; at = directory.indexOf(aes[0] ?? 0, at + 1)) {
    if (aes.every((byte, i) => directory[at + i] === byte)) return fileContent({ isEncrypted: true });
  }
  return fileContent();
};
