import { cleanLine } from '../../../text/clean-text.ts';
import type { Budget } from './budget.ts';
import { type FileContent, fileContent, type InnerFile } from './file-content.ts';
import { inflateWithin } from './inflate.ts';
import { packedBytes, type ZipEntry, zipEntries } from './zip-directory.ts';

/** Names that are listed; of an archive of thousands, the first. */
const maxNames = 300;

/** What a zip archive holds: the names, and each file ready to be opened within the budget. */
export const readZip = (bytes: Uint8Array, budget: Budget): FileContent => {
  const { entries, total } = zipEntries(bytes);
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  const isEncrypted = files.some((entry) => entry.isEncrypted);
  const named = files.slice(0, maxNames).map((entry) => ({ entry, name: cleanLine(entry.name, 300) }));
  const unlisted = total - entries.length + files.length - named.length;
  return fileContent({
    entries: named.map(({ name }) => name),
    isEncrypted,
    inner: named.map(({ entry, name }): InnerFile => ({ name, open: () => openEntry(bytes, entry, budget) })),
    unread: unlisted > 0 ? [`${unlisted} more files`] : [],
  });
};

/** The bytes of one entry, as far as the budget goes; null when it is encrypted or packed in a way we do not know. */
export const openEntry = (
  bytes: Uint8Array,
  entry: ZipEntry,
  budget: Budget,
  max?: number,
): Uint8Array | null => {
  if (entry.isEncrypted || budget.unpackedBytes <= 0) return null;
  const packed = packedBytes(bytes, entry);
  if (entry.method === 8) return inflateWithin(packed, budget, max);
  return entry.method === 0 ? packed.subarray(0, max) : null;
};
