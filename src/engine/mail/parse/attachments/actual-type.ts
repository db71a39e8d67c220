import { decodeText } from '../../../text/decode-text.ts';
import { byteText } from '../bytes/byte-text.ts';
import type { ActualType } from '../parsed-mail.ts';
import { zipEntries } from './zip-directory.ts';

/** Beginnings that belong to one kind of file, one character per byte. */
const beginnings: [string, ActualType][] = [
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['PK\x07\x08', 'zip'],
  ['Rar!\x1a\x07', 'rar'],
  ["7z\xbc\xaf'\x1c", '7z'],
  ['\x1f\x8b', 'gzip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'office-old'],
  ['{\\rt', 'rtf'],
  ['MZ', 'executable'],
  ['\x7fELF', 'executable'],
  ['\xfe\xed\xfa\xce', 'executable'],
  ['\xfe\xed\xfa\xcf', 'executable'],
  ['\xce\xfa\xed\xfe', 'executable'],
  ['\xcf\xfa\xed\xfe', 'executable'],
  ['\xca\xfe\xba\xbe', 'executable'],
  ['L\x00\x00\x00\x01\x14\x02\x00', 'shortcut'],
  ['\xe4R\\{\x8c\xd8\xa7M', 'onenote'],
  ['\x89PNG', 'image'],
  ['\xff\xd8\xff', 'image'],
  ['GIF8', 'image'],
  ['BM', 'image'],
  ['II*\x00', 'image'],
  ['MM\x00*', 'image'],
  ['\x00\x00\x01\x00', 'image'],
  ['conectix', 'disk-image'],
  ['vhdxfile', 'disk-image'],
  ['#!', 'script'],
];

const sample = 4096;

/** The kind of file by its first bytes, or by its name where they are of no known kind; null when neither helps. */
export const actualType = (bytes: Uint8Array, name: string): ActualType | null => {
  const start = byteText(bytes.subarray(0, 16));
  const found = beginnings.find(([beginning]) => start.startsWith(beginning))?.[1];
  if (found === 'zip') return isOfficeZip(bytes) ? 'office-zip' : 'zip';
  if (found && !(start.startsWith('BM') && isText(bytes))) return found;
  if (/^RIFF.{4}WEBP/s.test(start) || /^.{4}ftyp(?:heic|heix|avif|mif1)/s.test(start)) return 'image';
  if (isDiskImage(bytes, name)) return 'disk-image';
  // Readers look for the mark of a PDF in the first kilobyte.
  if (byteText(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  return textType(bytes, name);
};

const isOfficeZip = (bytes: Uint8Array) =>
  zipEntries(bytes)
    .entries.slice(0, 200)
    .some(({ name }) => /^(?:\[Content_Types\]\.xml|content\.xml|word\/|xl\/|ppt\/)/.test(name));

const isDiskImage = (bytes: Uint8Array, name: string) =>
  /^(?:CD001|BEA01|NSR0)/.test(byteText(bytes.subarray(0x8001, 0x8006))) ||
  (/\.(?:img|iso|vhd)$/i.test(name) && bytes[510] === 0x55 && bytes[511] === 0xaa);

const isText = (bytes: Uint8Array) => {
  const text = decodeText(bytes.subarray(0, sample));
  if (text === '') return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: binary files are full of them.
  const odd = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return odd <= text.length / 100;
};

const markup =
  /<(?:!doctype\s{1,9}html|html|head|body|script|meta|title|style|table|div|form|iframe|center|a|p|br|span|img|input)[\s/>]/i;

const textType = (bytes: Uint8Array, name: string): ActualType | null => {
  if (!isText(bytes)) return null;
  const text = decodeText(bytes.subarray(0, sample)).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'calendar';
  if (/^\[InternetShortcut\]/im.test(text) || /^\[Desktop Entry\]/im.test(text)) return 'shortcut';
  if (/<svg[\s>]/i.test(text.slice(0, 2000)) && !/<html[\s>]/i.test(text)) return 'svg';
  if (/^<(?:!doctype html|html|head|body|script|meta)[\s/>]/i.test(text)) return 'html';
  if (/\.(?:[sx]?html?|hta)$/i.test(name) && markup.test(text)) return 'html';
  if (isMessageText(text)) return 'message';
  if (
    /\.(?:jse?|vbs?|vbe|wsf|wsh|ps1|psm1|bat|cmd|sh|py|pl|rb|hta|sct|scr|command|applescript|reg)$/i.test(
      name,
    )
  )
    return 'script';
  if (markup.test(text.slice(0, 1000)) && /<\/\w{1,20}>/.test(text)) return 'html';
  return 'text';
};

/** Two header lines at least, one of which only a mail program writes. */
const isMessageText = (text: string) => {
  const head = text.slice(0, sample).split(/\r?\n\r?\n/, 1)[0] ?? '';
  const fields = head.split('\n').filter((line) => /^[A-Za-z][A-Za-z0-9-]{1,60}:/.test(line));
  return (
    fields.length >= 2 &&
    /^[!-9;-~]{2,60}:/.test(text) &&
    fields.some((line) =>
      /^(?:received|message-id|mime-version|return-path|dkim-signature|from):/i.test(line),
    )
  );
};
