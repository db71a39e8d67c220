import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A text as it may lie in a file: plain, with two bytes for a letter, in hexadecimal digits, and in base64 from any third byte on. */
const formsOf = (text: string): Buffer[] => {
  const plain = Buffer.from(text);
  const inBase64 = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), plain]).toString('base64');
    // The first and last letters depend on what stands beside it.
    return Buffer.from(shifted.slice(offset === 0 ? 0 : offset + 1, -4));
  });
  return [
    plain,
    Buffer.from(text, 'utf16le'),
    Buffer.from(plain.toString('hex')),
    Buffer.from(plain.toString('hex').toUpperCase()),
    ...inBase64,
  ];
};

export const hasTrace = (bytes: Buffer, text: string): boolean => {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  return formsOf(text).some((form) => plain.includes(form));
};

/** The files below a folder that hold a text, packed ones too, and how many files there are. */
export const searchFolder = (folder: string, text: string) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return {
    files: files.length,
    with: files.filter((name) => hasTrace(readFileSync(join(folder, name)), text)),
  };
};
