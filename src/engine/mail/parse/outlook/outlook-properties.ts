import { decoderFor } from '../bytes/code-page.ts';
import type { Storage } from '../bytes/compound-file.ts';

/** A body may be as large as the file; everything else is short. */
const maxValue = 4 * 1024 * 1024;

/** One object of an Outlook file (a message, a recipient, an attachment) by its property numbers (MS-OXPROPS). */
export type OutlookObject = {
  text: (tag: string) => string;
  /** At most so many bytes. */
  binary: (tag: string, max: number) => Uint8Array | null;
  number: (tag: string) => number | null;
  /** ISO, or null. */
  time: (tag: string) => string | null;
};

const unicode = '001F';
const eightBit = '001E';
const binaryType = '0102';

/** `headerSize`: what precedes the fixed-length properties, by the kind of object (MS-OXMSG 2.4). */
export const outlookObject = (storage: Storage, headerSize: number): OutlookObject => {
  const streams = new Map(storage.streams.map((stream) => [stream.name.toUpperCase(), stream]));
  const fixed = fixedProperties(streams.get('__PROPERTIES_VERSION1.0')?.read(64 * 1024), headerSize);
  const value = (tag: string, type: string, max = maxValue) =>
    streams.get(`__SUBSTG1.0_${tag}${type}`)?.read(max) ?? null;
  const number = (tag: string) => fixed.get(tag)?.getUint32(8, true) ?? null;
  // The code page of the message, else the one of its HTML.
  const decode = decoderFor(number('3FFD') ?? number('3FDE') ?? 1252);
  const decodeHtml = decoderFor(number('3FDE') ?? number('3FFD') ?? 65001);
  return {
    text: (tag) => {
      const wide = value(tag, unicode);
      if (wide) return trimZeros(new TextDecoder('utf-16le').decode(wide));
      const narrow = value(tag, eightBit);
      if (narrow) return trimZeros(decode(narrow));
      const bytes = value(tag, binaryType);
      return bytes ? trimZeros(decodeHtml(bytes)) : '';
    },
    binary: (tag, max) => value(tag, binaryType, max),
    number,
    time: (tag) => {
      const at = fixed.get(tag);
      if (!at) return null;
      // Tenths of microseconds since 1601.
      const ticks = at.getUint32(12, true) * 2 ** 32 + at.getUint32(8, true);
      const date = new Date(ticks / 10_000 - 11_644_473_600_000);
      return ticks === 0 || Number.isNaN(date.getTime()) ? null : date.toISOString();
    },
  };
};

const fixedProperties = (bytes: Uint8Array | undefined, headerSize: number) => {
  const found = new Map<string, DataView>();
  for (let at = headerSize; bytes && at + 16 <= bytes.length; at += 16) {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, 16);
    found.set(view.getUint16(2, true).toString(16).toUpperCase().padStart(4, '0'), view);
  }
  return found;
};

/** Texts may end in zeros. */
const trimZeros = (text: string) => {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 0) end -= 1;
  return text.slice(0, end);
};
