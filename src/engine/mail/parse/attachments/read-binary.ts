import { cleanText } from '../../../text/clean-text.ts';
import { byteText } from '../bytes/byte-text.ts';
import { addressesInBytes } from './addresses-in-bytes.ts';
import { type FileContent, fileContent } from './file-content.ts';

const maxCommand = 2000;

/** A shortcut starts a program: the command it carries is kept in UTF-16. */
export const readShortcut = (bytes: Uint8Array): FileContent => {
  const runs = byteText(bytes.subarray(0, 200_000)).match(/(?:[\x20-\x7e]\0){6,2000}/g) ?? [];
  return fileContent({
    text: cleanText(runs.map((run) => run.replaceAll('\0', '')).join('\n'), maxCommand),
    links: addressesInBytes(bytes),
  });
};

/** What precedes each file that was dragged into a notebook (MS-ONESTORE 2.6.13). */
const packedFile = '\xe7\x16\xe3\xbd\x65\x26\x11\x45\xa4\xc4\x8d\x4d\x0b\x7a\x9e\xac';

export const readNotebook = (bytes: Uint8Array): FileContent => {
  const files = byteText(bytes).split(packedFile).length - 1;
  return fileContent({
    embeddedObjects: new Array(Math.min(files, 20)).fill('file'),
    links: addressesInBytes(bytes),
  });
};
