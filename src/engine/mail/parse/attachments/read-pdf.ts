import { cleanText } from '../../../text/clean-text.ts';
import { byteText } from '../bytes/byte-text.ts';
import { uniqueLinks } from './addresses-in-bytes.ts';
import type { Budget } from './budget.ts';
import { type FileContent, fileContent } from './file-content.ts';
import { inflateWithin } from './inflate.ts';

/** Streams in which a PDF packs its objects: the rest is pictures, fonts and the text of pages. */
const maxObjectStreams = 40;
const maxObjectStream = 500_000;
const maxUris = 300;

/** Looks at a PDF without understanding it: where its links lead, whether it runs something or is locked. */
export const scanPdf = (bytes: Uint8Array, budget: Budget): FileContent => {
  const objects = objectText(bytes, budget);
  // Names may be written with numbers for letters: `/J#61vaScript`.
  const plain = objects.replace(/#([2-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return fileContent({
    isEncrypted: /\/Encrypt\s{0,9}(?:<<|\d{1,9}\s)/.test(plain),
    hasScript: /\/(?:JavaScript|Launch)[\s/<>[\]()]|\/JS\s{0,9}[(<\d]/.test(plain),
    links: uniqueLinks(urisIn(objects).map((href) => ({ href }))),
  });
};

/** The objects of a PDF as text: everything outside streams, and the content of object streams. */
const objectText = (bytes: Uint8Array, budget: Budget): string => {
  const text = byteText(bytes);
  const pieces: string[] = [];
  let from = 0;
  let streams = 0;
  for (let at = text.indexOf('stream', from); at >= 0; at = text.indexOf('stream', from)) {
    const start = text[at + 6] === '\r' ? at + 8 : at + 7;
    const end = text.indexOf('endstream', start);
    const head = text.slice(from, at);
    pieces.push(head);
    if (/\/ObjStm\b/.test(head.slice(-500)) && streams < maxObjectStreams) {
      streams += 1;
      const packed = bytes.subarray(start, end < 0 ? bytes.length : end);
      // A two-byte zlib header precedes the compressed data.
      pieces.push(byteText(inflateWithin(packed.subarray(2), budget, maxObjectStream)));
    }
    from = end < 0 ? text.length : end + 9;
  }
  return [...pieces, text.slice(from)].join('\n');
};

const urisIn = (text: string): string[] => {
  const found: string[] = [];
  let seen = 0;
  for (const match of text.matchAll(/\/URI\s{0,9}(?:\(|<([0-9a-f\s]{2,4000})>)/gi)) {
    seen += 1;
    if (seen > maxUris) break;
    const written =
      match[1] === undefined ? literal(text, match.index + match[0].length) : decodeHex(match[1]);
    const href = cleanText(written, 2048).trim();
    // Of a locked file the addresses are gibberish.
    if (/^[\x20-\x7e]{4,}$/.test(href))
      found.push(/^[a-z][a-z0-9+.-]*:/i.test(href) ? href : `http://${href}`);
  }
  return found.filter((href) => !/^(?:mailto|tel):/i.test(href));
};

/** A string in round brackets, which may hold balanced ones and escapes. */
const literal = (text: string, start: number): string => {
  let depth = 1;
  let value = '';
  for (let at = start; at < text.length && at < start + 4000; at += 1) {
    const c = text[at] ?? '';
    if (c === '\\') {
      at += 1;
      value += text[at] ?? '';
      continue;
    }
    if (c === '(') depth += 1;
    if (c === ')') depth -= 1;
    if (depth === 0) return value;
    value += c;
  }
  return '';
};

const decodeHex = (hex: string) =>
  (hex.replace(/\s/g, '').match(/../g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    .join('');
