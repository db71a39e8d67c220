import { cleanText } from '../../../text/clean-text.ts';
import { decodeText } from '../../../text/decode-text.ts';
import type { ActualType } from '../parsed-mail.ts';
import { webAddresses } from '../web-addresses.ts';
import { uniqueLinks } from './addresses-in-bytes.ts';
import { type Budget, searchable } from './budget.ts';
import { type FileContent, fileContent } from './file-content.ts';
import { maxText } from './limits.ts';
import { readNotebook, readShortcut } from './read-binary.ts';
import { readCalendar } from './read-calendar.ts';
import { readDiskImage } from './read-disk-image.ts';
import { isTar, readGzip, readTar } from './read-gzip.ts';
import { readHtmlFile } from './read-html-file.ts';
import { readOfficeOld } from './read-office-old.ts';
import { readOfficeZip } from './read-office-zip.ts';
import { scanPdf } from './read-pdf.ts';
import { readRar } from './read-rar.ts';
import { readRtfFile } from './read-rtf-file.ts';
import { readSevenZip } from './read-seven-zip.ts';
import { readZip } from './read-zip.ts';

type Reader = (bytes: Uint8Array, name: string, budget: Budget) => FileContent;

const readText = (bytes: Uint8Array): FileContent => {
  const text = decodeText(bytes);
  return fileContent({
    text: cleanText(text, maxText),
    links: uniqueLinks(webAddresses(text.slice(0, 1_000_000))),
  });
};

/** By the content of a file, not by its name. */
const readers: Partial<Record<ActualType, Reader>> = {
  zip: (bytes, _name, budget) => readZip(bytes, budget),
  rar: (bytes) => readRar(bytes),
  '7z': (bytes) => readSevenZip(bytes),
  gzip: readGzip,
  pdf: (bytes, _name, budget) => scanPdf(bytes, budget),
  'office-zip': (bytes, _name, budget) => readOfficeZip(bytes, budget),
  'office-old': (bytes) => readOfficeOld(bytes),
  rtf: (bytes) => readRtfFile(bytes),
  shortcut: (bytes) => (bytes[0] === 0x4c && bytes[1] === 0 ? readShortcut(bytes) : readText(bytes)),
  'disk-image': (bytes) => readDiskImage(bytes),
  onenote: (bytes) => readNotebook(bytes),
  html: (bytes) => readHtmlFile(bytes),
  svg: (bytes) => readHtmlFile(bytes),
  calendar: (bytes) => fileContent({ calendar: readCalendar(decodeText(bytes)) }),
  text: readText,
  script: readText,
};

/** Kinds with a directory somewhere in the file, which costs nothing to read: the others are read from the beginning. */
const listed = new Set<ActualType>(['zip', 'rar', '7z', 'gzip', 'office-zip', 'disk-image']);

/** Reads one file. A hostile file that breaks its reader costs only the content of that file. */
export const readFile = (
  type: ActualType | null,
  bytes: Uint8Array,
  name: string,
  budget: Budget,
): FileContent => {
  try {
    if (type === null && isTar(bytes)) return readTar(bytes);
    const reader = type === null ? undefined : readers[type];
    if (!type || !reader) return fileContent();
    if (listed.has(type)) return reader(bytes, name, budget);
    const looked = searchable(bytes, budget);
    const content = reader(looked, name, budget);
    if (looked.length < bytes.length) content.unread.push('its end: it is too long to read');
    return content;
  } catch {
    return fileContent({ unread: ['its content: the file is damaged'] });
  }
};
