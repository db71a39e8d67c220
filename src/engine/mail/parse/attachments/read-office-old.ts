import { cleanText } from '../../../text/clean-text.ts';
import { openCompoundFile, pathsOf, type Storage } from '../bytes/compound-file.ts';
import { addressesInBytes } from './addresses-in-bytes.ts';
import { type FileContent, fileContent } from './file-content.ts';

/** An installer looks like a document from outside: it is the same container with another class. */
const installer = '84100c0000000000c000000000000046';

export const isInstaller = (bytes: Uint8Array): boolean => openCompoundFile(bytes)?.classId === installer;

/** A document of the old Office: macros, a password, objects packed inside, and the addresses in it. */
export const readOfficeOld = (bytes: Uint8Array): FileContent => {
  const tree = openCompoundFile(bytes);
  if (!tree) return fileContent({ links: addressesInBytes(bytes) });
  const paths = pathsOf(tree);
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  return fileContent({
    hasMacros: has(/(?:^|\/)(?:Macros|_VBA_PROJECT_CUR|VBA)\/|(?:^|\/)_VBA_PROJECT$/i),
    // A document of today's Office with a password is packed into this container.
    isEncrypted: has(/(?:^|\/)EncryptedPackage$/i) || isLockedWorkbook(tree),
    embeddedObjects: paths
      .filter((path) => /(?:^|\/)(?:.Ole10Native|Package|ObjectPool\/[^/]+\/)$/i.test(path))
      .slice(0, 20)
      .map((path) => cleanText(path, 100)),
    links: addressesInBytes(bytes),
  });
};

/** Excel writes a FILEPASS record near the beginning of a workbook that needs a password (MS-XLS 2.4.117). */
const isLockedWorkbook = ({ streams }: Storage) => {
  const book = streams.find(({ name }) => /^(?:Workbook|Book)$/i.test(name))?.read(4096);
  for (let at = 0; book && at + 4 <= book.length; ) {
    const kind = (book[at] ?? 0) + (book[at + 1] ?? 0) * 256;
    if (kind === 0x2f) return true;
    at += 4 + (book[at + 2] ?? 0) + (book[at + 3] ?? 0) * 256;
  }
  return false;
};
