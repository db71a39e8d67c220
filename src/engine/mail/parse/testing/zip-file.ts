import { strToU8, type Zippable, zipSync } from 'fflate';

export const zipFile = (files: Record<string, string | Uint8Array>, level: 0 | 9 = 9): Uint8Array => {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files))
    entries[name] = [typeof content === 'string' ? strToU8(content) : content, { level }];
  return zipSync(entries);
};

/** The same archive as if it had a password: what it holds is gibberish then, so only the flags are set. */
export const lockedZip = (files: Record<string, string | Uint8Array>): Uint8Array => {
  const bytes = zipFile(files);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint16(at + 6, 1, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
  }
  return bytes;
};
