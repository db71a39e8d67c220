import { decodeBase64Bytes } from '../../../text/base64-bytes.ts';
import { lowBytes } from '../../../text/low-bytes.ts';

/** A body (one character per byte) as the bytes it stands for. */
export const decodeTransfer = (body: string, encoding: string): Uint8Array => {
  if (encoding === 'base64') return decodeBase64Bytes(body);
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : lowBytes(body);
};

const equals = 0x3d;
const newline = 0x0a;
const carriage = 0x0d;

const decodeQuotedPrintable = (body: string): Uint8Array => {
  const bytes = new Uint8Array(body.length);
  let length = 0;
  for (let i = 0; i < body.length; i += 1) {
    const code = body.charCodeAt(i);
    if (code !== equals) {
      bytes[length] = code;
      length += 1;
      continue;
    }
    const high = hexDigit(body.charCodeAt(i + 1));
    const low = hexDigit(body.charCodeAt(i + 2));
    if (high >= 0 && low >= 0) {
      bytes[length] = high * 16 + low;
      length += 1;
      i += 2;
      continue;
    }
    const end = softBreak(body, i + 1);
    if (end > i) i = end;
    else {
      bytes[length] = code;
      length += 1;
    }
  }
  return bytes.subarray(0, length);
};

/** The end of a line break that was only put in to keep lines short; -1 when there is none. Some programs add spaces. */
const softBreak = (body: string, from: number): number => {
  for (let i = from; i < body.length && i < from + 80; i += 1) {
    const code = body.charCodeAt(i);
    if (code === newline) return i;
    if (code !== carriage && code !== 0x20 && code !== 0x09) return -1;
  }
  return from >= body.length ? body.length : -1;
};

const hexDigit = (code: number) => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
};
